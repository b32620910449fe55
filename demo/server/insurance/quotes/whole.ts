import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Services } from '../../kernel/services.ts'
import { isInside, type Viewer } from '../../kernel/viewer.ts'
import { readScores } from '../risk/reading.ts'
import { licenseOf } from '../surplus/licenses.ts'
import { readQuote, type WhichQuote } from './reading.ts'

/** The license that a surplus quote is placed by, for those who work for the insured. */
const licenseFacts = async (
  services: Services,
  viewer: Viewer,
  { isSurplus, agencyId, state }: Quote,
): Promise<Quote['firmographicData']> => {
  if (!isSurplus || state === undefined || !isInside(viewer)) return {}
  const license = await licenseOf(services, agencyId, state)
  if (license === undefined) return {}
  return {
    signatureOnFile: license.signatureOnFile,
    surplusLinesNumber: license.surplusLicenseNumber,
    surplusLinesState: license.surplusLinesState,
  }
}

/** One quote as its viewer sees it, with license and risk of its insured (spec 2 §3). */
export const readWholeQuote = async (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
): Promise<Quote> => {
  const quote = await readQuote(services, viewer, which)
  const { state } = quote
  const risk = await readScores(services, viewer, quote.accountId)
  return {
    ...quote,
    firmographicData: {
      ...(state !== undefined && { state }),
      ...(await licenseFacts(services, viewer, quote)),
    },
    ...(risk && { cowbellRiskFactors: risk }),
  }
}
