/**
 * Statuses of a quote on the wire (spec 2 §4). `BINDER EXPIRED` and `EXPIRED` are set by the clock.
 */
export const quoteStatuses = [
  'READY',
  'SIGNED',
  'INDICATION',
  'REFERRED',
  'IN_REVIEW',
  'REQUESTED',
  'BOUND',
  'ISSUED',
  'DECLINED',
  'LOST',
  'EXPIRED',
  'BINDER EXPIRED',
  'RESCIND',
  'INVALID',
  'DELETED',
] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** Statuses of open quotes: a change of their account refers them or makes them invalid (spec 2 §4). */
export const openQuoteStatuses = [
  'READY',
  'SIGNED',
  'INDICATION',
  'REFERRED',
  'IN_REVIEW',
  'REQUESTED',
] as const satisfies readonly QuoteStatus[]

/** Statuses of open quotes that wait for nobody but the broker. */
export const readyQuoteStatuses = ['READY', 'SIGNED'] as const satisfies readonly QuoteStatus[]

/** Statuses of quotes that wait for an underwriter: the inbox. */
export const waitingQuoteStatuses = [
  'REQUESTED',
  'REFERRED',
  'IN_REVIEW',
] as const satisfies readonly QuoteStatus[]

/** Statuses that a new price leaves: an underwriter has not decided yet, or not finally. */
export const pendingQuoteStatuses = [
  'INDICATION',
  'IN_REVIEW',
] as const satisfies readonly QuoteStatus[]

/** Statuses of terms that are subject to underwriting: an indication, never an offer. */
export const unreleasedQuoteStatuses = [
  'REFERRED',
  ...pendingQuoteStatuses,
] as const satisfies readonly QuoteStatus[]

/** Whether the terms of a quote are an indication, which is marked wherever it is shown or sent. */
export const isIndication = ({ status }: { readonly status: string }): boolean =>
  unreleasedQuoteStatuses.some((each) => each === status)

/** The ids of quotes that are chosen before anybody chooses: an indication is sent on purpose only. */
export const preselectedIds = (
  items: readonly { readonly id: string; readonly status: string }[],
): readonly string[] => items.filter((item) => !isIndication(item)).map(({ id }) => id)

/** Statuses of quotes whose terms are no offer any more. */
export const endedQuoteStatuses = [
  'DECLINED',
  'LOST',
  'INVALID',
  'EXPIRED',
  'BINDER EXPIRED',
  'RESCIND',
  'DELETED',
] as const satisfies readonly QuoteStatus[]

/** Statuses that the filter calls inactive (spec 2 §2); others that have ended are filtered by status. */
export const inactiveQuoteStatuses = [
  'INVALID',
  'DECLINED',
] as const satisfies readonly QuoteStatus[]

/** Statuses of quotes that were bound: the binders (spec 2 §2). */
export const binderStatuses = [
  'BOUND',
  'ISSUED',
  'BINDER EXPIRED',
  'RESCIND',
] as const satisfies readonly QuoteStatus[]

/** Statuses of binders that are paid for: nothing is due of one that expired or was rescinded. */
export const payableBinderStatuses = ['BOUND', 'ISSUED'] as const satisfies readonly QuoteStatus[]

/** Statuses that lists show; deleted quotes have a list of their own. */
export const listedQuoteStatuses = quoteStatuses.filter((status) => status !== 'DELETED')

/** Statuses that expire, with the status that follows. */
export const quoteExpiry = {
  READY: 'EXPIRED',
  SIGNED: 'EXPIRED',
  INDICATION: 'EXPIRED',
  REFERRED: 'EXPIRED',
  IN_REVIEW: 'EXPIRED',
  REQUESTED: 'EXPIRED',
  BOUND: 'BINDER EXPIRED',
} as const satisfies Partial<Record<QuoteStatus, QuoteStatus>>
