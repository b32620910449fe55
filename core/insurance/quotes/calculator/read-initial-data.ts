import { ClientError } from '../../../foundation/errors/client-error.ts'
import type { Services } from '../../../platform/services.ts'
import type { QuotedProduct } from '../../products/products.ts'
import type { Drafts } from './draft.ts'
import { emptyForm } from './form.ts'
import type { InitialData } from './initial-data.ts'

interface Asked {
  readonly quoteId?: string | undefined
  readonly accountId?: string | undefined
  readonly policyId?: string | undefined
  readonly product?: QuotedProduct | undefined
  readonly asksAddress: boolean
}

const isMissing = (cause: unknown): boolean => cause instanceof ClientError && cause.status === 404

/** Reads the requested record and its draft. Returns an empty form synchronously. */
export const readInitialData = (
  platform: Pick<Services, 'api' | 'wording'>,
  asked: Asked,
  drafts: Drafts,
): InitialData | Promise<InitialData> => {
  const isNew = [asked.quoteId, asked.accountId, asked.policyId].every((id) => id === undefined)
  return isNew && !drafts.exists() ? { form: emptyForm } : openRecord(platform, asked, drafts)
}

/** Loaded lazily, because most calculators open without a record. */
const records = () => import('./open-record.ts')

const openRecord = async (
  platform: Pick<Services, 'api' | 'wording'>,
  { quoteId, accountId, policyId, product, asksAddress }: Asked,
  drafts: Drafts,
): Promise<InitialData> => {
  const stored = await drafts.read()
  const unfinished = drafts.isUnfinished() ? stored : undefined
  const draft = unfinished ? undefined : stored
  if (quoteId !== undefined) {
    const opened = await (await records()).openQuote(platform, quoteId, { draft, asksAddress })
    return unfinished?.basis === undefined ? opened : { ...opened, unfinished }
  }
  if (draft?.quoteId !== undefined) {
    try {
      return await (await records()).openQuote(platform, draft.quoteId, { draft, asksAddress })
    } catch (cause) {
      // The quote belongs to another session and must not be opened here, so start a new one.
      if (!isMissing(cause)) throw cause
      drafts.clear()
      return { form: emptyForm }
    }
  }
  if (policyId !== undefined) {
    return { ...(await (await records()).openRenewal(platform, policyId)), draft, unfinished }
  }
  if (accountId !== undefined) {
    return {
      ...(await (await records()).openAccount(platform, accountId, product)),
      draft,
      unfinished,
    }
  }
  return { form: emptyForm, draft, unfinished }
}
