import * as z from 'zod/mini'

const text = z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined)

/** The search parameters of a table in an address; invalid ones are dropped. */
export const tableAddress = z.object({
  /** The page, counted from 1. */
  page: text,
  size: text,
  /** `field,direction` */
  sort: text,
  q: text,
  /** The search text; `q` in the addresses of spec 2 §2. */
  search: text,
  /** `status:READY,REFERRED~type:RENEWAL` */
  filter: text,
  /** Code of a duration (spec 1 §9). */
  created: text,
  columns: text,
  open: text,
  /** The id of the saved view that was opened. */
  view: text,
  /** Shows the records of one account only (spec 2 §2). */
  prefilterAccountId: text,
})
export type TableAddress = z.output<typeof tableAddress>
