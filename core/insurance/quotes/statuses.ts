/** Wire statuses of a quote (spec 2 §4). The clock sets `BINDER EXPIRED` and `EXPIRED`. */
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

/** Statuses of open quotes. A change of their account refers or invalidates them (spec 2 §4). */
export const openQuoteStatuses = [
  'READY',
  'SIGNED',
  'INDICATION',
  'REFERRED',
  'IN_REVIEW',
  'REQUESTED',
] as const satisfies readonly QuoteStatus[]

/** Statuses of open quotes that wait only for the broker. */
export const readyQuoteStatuses = ['READY', 'SIGNED'] as const satisfies readonly QuoteStatus[]

/** Statuses of quotes in the underwriting inbox. */
export const waitingQuoteStatuses = [
  'REQUESTED',
  'REFERRED',
  'IN_REVIEW',
] as const satisfies readonly QuoteStatus[]

/**
 * Statuses that a new price does not change, because an underwriter has not decided, or not
 * finally.
 */
export const pendingQuoteStatuses = [
  'INDICATION',
  'IN_REVIEW',
] as const satisfies readonly QuoteStatus[]

/** Statuses whose terms are still subject to underwriting: an indication, not an offer. */
export const unreleasedQuoteStatuses = [
  'REFERRED',
  ...pendingQuoteStatuses,
] as const satisfies readonly QuoteStatus[]

/**
 * Whether a quote's terms are an indication, which is marked wherever they are displayed or sent.
 */
export const isIndication = ({ status }: { readonly status: string }): boolean =>
  unreleasedQuoteStatuses.some((each) => each === status)

/** The quotes that are selected by default. Indications must be selected explicitly. */
export const preselectedIds = (
  items: readonly { readonly id: string; readonly status: string }[],
): readonly string[] => items.filter((item) => !isIndication(item)).map(({ id }) => id)

/** Statuses of quotes whose offer has ended. */
export const endedQuoteStatuses = [
  'DECLINED',
  'LOST',
  'INVALID',
  'EXPIRED',
  'BINDER EXPIRED',
  'RESCIND',
  'DELETED',
] as const satisfies readonly QuoteStatus[]

/**
 * Statuses that the filter calls inactive (spec 2 §2). Other ended quotes are filtered by status.
 */
export const inactiveQuoteStatuses = [
  'INVALID',
  'DECLINED',
] as const satisfies readonly QuoteStatus[]

/** Statuses of bound quotes, the binders (spec 2 §2). */
export const binderStatuses = [
  'BOUND',
  'ISSUED',
  'BINDER EXPIRED',
  'RESCIND',
] as const satisfies readonly QuoteStatus[]

/** Statuses of binders with a payment. Nothing is due on expired or rescinded binders. */
export const payableBinderStatuses = ['BOUND', 'ISSUED'] as const satisfies readonly QuoteStatus[]

/** Statuses in the quote lists. Deleted quotes have their own list. */
export const listedQuoteStatuses = quoteStatuses.filter((status) => status !== 'DELETED')

/** Statuses that expire, with the resulting status. */
export const quoteExpiry = {
  READY: 'EXPIRED',
  SIGNED: 'EXPIRED',
  INDICATION: 'EXPIRED',
  REFERRED: 'EXPIRED',
  IN_REVIEW: 'EXPIRED',
  REQUESTED: 'EXPIRED',
  BOUND: 'BINDER EXPIRED',
} as const satisfies Partial<Record<QuoteStatus, QuoteStatus>>
