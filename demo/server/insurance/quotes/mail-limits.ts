import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { QuoteRecord } from './tables.ts'

const aDay = (calls: number) => ({ calls, seconds: 86_400 })

/** Mails that pages of an agency may cause in a day. */
const caps = {
  /** To one customer's address, whichever page asks. */
  recipient: aDay(5),
  /** To customers, by one key. */
  key: aDay(300),
  /** To the agency's own people, by one key. */
  agent: aDay(300),
} as const

/** Whose cap counts: the key's; of tokens from the agency's own server, the agency's. */
const pageOf = (viewer: Viewer): string => {
  if (viewer.kind === 'key') return viewer.keyId
  return viewer.kind === 'record' ? (viewer.agencyId ?? viewer.grant.id) : viewer.kind
}

/** Counts a mail to the customer of a quote; 429 beyond the caps. */
export const takeCustomerMail = async (
  { limits }: Services,
  viewer: Viewer,
  record: QuoteRecord,
): Promise<void> => {
  await limits.take('page mail key', pageOf(viewer), caps.key)
  await limits.take('page mail recipient', record.customerEmail.toLowerCase(), caps.recipient)
}

/** Counts a mail to the agent; false beyond the cap: the quote is saved and stands on the dashboard anyway. */
export const mayMailAgent = async ({ limits, log }: Services, viewer: Viewer): Promise<boolean> => {
  try {
    await limits.take('page mail agent', pageOf(viewer), caps.agent)
    return true
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 429) throw error
    log({ what: 'agent not mailed' })
    return false
  }
}
