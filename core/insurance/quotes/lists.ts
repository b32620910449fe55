import { quotedProducts } from '../products/products.ts'

/** What the quote list and the inbox sort by (`field,direction`); anything else is refused. */
export const quoteSorts = [
  'quoteNumber',
  'companyName',
  'agencyName',
  'product',
  'limit',
  'premium',
  'totalPremium',
  'status',
  'effectiveDate',
  'expiresOn',
  'created',
  'modified',
] as const
export type QuoteSort = (typeof quoteSorts)[number]

/** Quotes stand by their last change, newest first, when no order is asked (spec 2 §9). */
export const quoteDefaultSort = 'modified,desc'

/** Filters of the quote list; each takes any of its values (spec 2 §2). */
export const quoteFilters = {
  status: [
    'READY',
    'REFERRED',
    'REQUESTED',
    'BOUND',
    'ISSUED',
    'DECLINED',
    'EXPIRED',
    'BINDER EXPIRED',
    'INVALID',
  ],
  /** active can still be bound; inactive is Invalid, Declined or Expired. */
  activity: ['active', 'inactive'],
  type: ['new_business', 'renewal'],
  product: quotedProducts,
  /** Ids of accounts: null takes any value. */
  accountId: null,
  /** Ids of teams. */
  team: null,
} as const satisfies Record<string, readonly string[] | null>

/** What the list of binders sorts by. */
export const binderSorts = [
  'quoteNumber',
  'companyName',
  'agencyName',
  'product',
  'limit',
  'totalPremium',
  'status',
  'effectiveDate',
  'boundDate',
  'created',
] as const
export type BinderSort = (typeof binderSorts)[number]

/** Binders stand by their first day when no order is asked (spec 2 §9). */
export const binderDefaultSort = 'effectiveDate,asc'

/** Filters of the list of binders (spec 2 §2). */
export const binderFilters = {
  status: ['BOUND', 'ISSUED', 'BINDER EXPIRED'],
  payment: ['paid', 'need_payment'],
  product: quotedProducts,
  accountId: null,
  team: null,
} as const satisfies Record<string, readonly string[] | null>
