import * as z from 'zod/mini'

const text = z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined)

/** The search parameters of a table, as they stand in an address; what is odd is left out. */
export const tableAddress = z.object({
  /** Counted from 1, as people count. */
  page: text,
  size: text,
  /** `field,direction` */
  sort: text,
  q: text,
  /** `status:READY,REFERRED~type:RENEWAL` */
  filter: text,
  /** Code of a duration (spec 1 §9). */
  created: text,
  columns: text,
  open: text,
})
export type TableAddress = z.output<typeof tableAddress>
