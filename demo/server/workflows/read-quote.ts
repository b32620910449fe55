import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Services } from '../kernel/services.ts'
import { isInside, type Viewer } from '../kernel/viewer.ts'
import type { QuoteRef } from '../insurance/quotes/read-quote.ts'
import { readQuoteWithRisk } from '../insurance/quotes/read-quote-with-risk.ts'
import { licenseOf } from '../insurance/surplus/licenses.ts'

/** The license that a surplus quote is placed by, for users who work for the insured. */
const licenseFields = async (
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

/** One quote as its viewer sees it, with the license that places it (spec 2 §3). */
export const readQuote = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
): Promise<Quote> => {
  const quote = await readQuoteWithRisk(services, viewer, which)
  const license = await licenseFields(services, viewer, quote)
  return { ...quote, firmographicData: { ...quote.firmographicData, ...license } }
}
