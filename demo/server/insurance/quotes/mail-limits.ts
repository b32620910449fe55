import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { QuoteRecord } from './tables.ts'

const aDay = (calls: number) => ({ calls, seconds: 86_400 })

/** Mails that pages of an agency may cause in a day. */
const caps = {
  /** To one customer's address, whichever page asks. */
  recipient: aDay(5),
  /** From one network through one key, to customers and agents each. */
  network: aDay(30),
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

/** Counts what one network causes first: it cannot use up the cap of a key. */
const takeOfNetwork = async (
  { limits }: Services,
  viewer: Viewer,
  whom: 'agent' | 'customer',
  ip: string,
): Promise<void> => {
  // the agency's own server may call from one address for all its embed users
  if (viewer.kind !== 'key') return
  await limits.take(`page mail network ${whom}`, `${viewer.keyId} ${ip}`, caps.network)
}

/** One mailbox however its address is written. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')

/** Counts a mail to the customer of a quote; 429 beyond the caps. */
export const takeCustomerMail = async (
  services: Services,
  viewer: Viewer,
  record: QuoteRecord,
  ip: string,
): Promise<void> => {
  await takeOfNetwork(services, viewer, 'customer', ip)
  const { limits } = services
  await limits.take('page mail recipient', mailboxOf(record.customerEmail), caps.recipient)
  await limits.take('page mail key', pageOf(viewer), caps.key)
}

/** Counts a mail to the agent; false beyond the cap: the quote is saved and stands on the dashboard anyway. */
export const mayMailAgent = async (
  services: Services,
  viewer: Viewer,
  ip: string,
): Promise<boolean> => {
  const { limits, log } = services
  try {
    await takeOfNetwork(services, viewer, 'agent', ip)
    await limits.take('page mail agent', pageOf(viewer), caps.agent)
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) throw error
    log({ what: 'agent not mailed' })
    return false
  }
}
