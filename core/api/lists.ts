import * as z from 'zod/mini'

const wireInteger = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int(), {
  decode: Number,
  encode: String,
})

const sortPattern = /^[\w.]+,(asc|desc)$/

/** `search` travels wrapped in asterisks (spec 1 §7). */
const wrapped = z.codec(z.string(), z.string(), {
  decode: (wire) => wire.replace(/^\*|\*$/g, ''),
  encode: (text) => `*${text}*`,
})

const filterMap = z.record(z.string(), z.array(z.string()))

/** A filter map travels as one JSON parameter: `filter={"status":["READY"]}`. */
const filter = z.codec(z.string(), filterMap, {
  decode: (wire, context) => {
    try {
      return filterMap.parse(JSON.parse(wire))
    } catch {
      context.issues.push({ code: 'custom', input: wire, message: 'listFilter' })
      return z.NEVER
    }
  },
  encode: (map) => JSON.stringify(map),
})

/** A moment of the calendar that databases know, which begins with the year 1. */
const moment = z.iso.datetime().check(z.refine((text) => !text.startsWith('0000')))

/** Parameters that every list call takes (spec 1 §7). Pages count from 0. */
export const listQuery = z.object({
  page: z.optional(wireInteger),
  size: z.optional(wireInteger),
  /** `field,direction` */
  sort: z.optional(z.string().check(z.regex(sortPattern))),
  search: z.optional(wrapped),
  filter: z.optional(filter),
  after: z.optional(moment),
  before: z.optional(moment),
})
export type ListQuery = z.output<typeof listQuery>

/** The answer of a list call: one page of `content` and what is needed to walk the rest. */
/*@__NO_SIDE_EFFECTS__*/
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    content: z.array(row),
    totalElements: z.int(),
    totalPages: z.int(),
    number: z.int(),
    size: z.int(),
  })
}

export interface Page<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
  readonly totalPages: number
  readonly number: number
  readonly size: number
}
