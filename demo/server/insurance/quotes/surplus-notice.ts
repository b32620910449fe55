import { noticeStateOf } from '#core/insurance/quotes/surplus-notice.ts'
import type { QuoteRecord } from './tables.ts'

/** Whether the terms of a quote still need the attestation of a surplus lines notice (spec 2 §5). */
export const awaitsNotice = (
  quote: Pick<QuoteRecord, 'isSurplus' | 'state' | 'noticeAttested' | 'lastPatched'>,
): boolean =>
  noticeStateOf(quote) !== undefined &&
  quote.noticeAttested?.getTime() !== quote.lastPatched.getTime()
