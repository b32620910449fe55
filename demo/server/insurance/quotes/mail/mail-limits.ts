import { mailboxOf } from '../../../directory/users/email-key.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { QuoteRecord } from '../tables.ts'

const aDay = (calls: number) => ({ calls, seconds: 86_400 })

/** Maximum mails per day to one mailbox about quotes, sent by users of the portal. */
const byUsers = {
  /** Policyholders, and surplus lines brokers. */
  outside: aDay(20),
  /** Agents of the agency itself. */
  agent: aDay(200),
} as const

/** Counts a mail that a user sends about a quote; 429 above the limit. Not in a transaction. */
export const takeUserMail = (
  { limits }: Services,
  email: string,
  to: keyof typeof byUsers = 'outside',
): Promise<void> => limits.take(`quote mail ${to}`, mailboxOf(email), byUsers[to])

/** Maximum mails per day that an agency's pages can cause. */
const caps = {
  /** To one customer's address, from any page. */
  recipient: aDay(5),
  /** From one network with one key, to customers and agents each. */
  network: aDay(30),
  /** To customers, with one key. */
  key: aDay(300),
  /** To the agency's own users, with one key. */
  agent: aDay(300),
} as const

/** The subject of the limit: the key, or the agency for tokens of its own server. */
const pageOf = (viewer: Viewer): string => {
  if (viewer.kind === 'key') return viewer.keyId
  return viewer.kind === 'record' ? (viewer.agencyId ?? viewer.grant.id) : viewer.kind
}

/** Counts by network first, so that one network cannot use up the limit of a key. */
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

/** Counts a mail to the customer of a quote; 429 above the limits. */
export const takeCustomerMail = async (
  services: Services,
  viewer: Viewer,
  record: Pick<QuoteRecord, 'customerEmail'>,
  ip: string,
): Promise<void> => {
  await takeOfNetwork(services, viewer, 'customer', ip)
  const { limits } = services
  await limits.take('page mail recipient', mailboxOf(record.customerEmail), caps.recipient)
  await limits.take('page mail key', pageOf(viewer), caps.key)
}

/** Counts a mail to the agent; 429 above the limits. */
export const takeAgentMail = async (
  services: Services,
  viewer: Viewer,
  ip: string,
): Promise<void> => {
  await takeOfNetwork(services, viewer, 'agent', ip)
  await services.limits.take('page mail agent', pageOf(viewer), caps.agent)
}

/** Whether a mail is within its limit; logs one that is not. */
const isWithin = async ({ log }: Services, what: string, take: Promise<void>): Promise<boolean> => {
  try {
    await take
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) throw error
    log({ what })
    return false
  }
}

/**
 * Counts a mail to the agent; false above the limit: the quote is saved and listed on the dashboard
 * anyway.
 */
export const tryTakeAgentMail = (
  services: Services,
  viewer: Viewer,
  ip: string,
): Promise<boolean> => isWithin(services, 'agent not mailed', takeAgentMail(services, viewer, ip))

/** Maximum mails per day about one user's decisions on one quote, which may alternate. */
const decisions = aDay(20)

/** Whether a decision is mailed: `skip` above a limit, or if one mail about several follows. */
export type DecisionMail = 'send' | 'skip'

/**
 * Counts a mail about a decision on a quote, to its agent or to all underwriters. Above the limit the
 * mail is skipped: the decision takes effect and is on their screens. Not in a transaction.
 */
export const takeDecisionMail = async (
  services: Services,
  viewer: Viewer,
  to: 'agent' | 'underwriters',
  quoteId: string,
): Promise<DecisionMail> => {
  // per user, so that nobody uses up another user's mails about a quote
  const by = viewer.kind === 'user' ? viewer.userId : viewer.kind
  const take = services.limits.take(`decision mail ${to}`, `${quoteId} ${by}`, decisions)
  return (await isWithin(services, 'decision not mailed', take)) ? 'send' : 'skip'
}
