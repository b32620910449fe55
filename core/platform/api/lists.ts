import * as z from 'zod/mini'
import {
  boundedList,
  boundedText,
  instantText,
  recordMap,
} from '../../foundation/validation/bounded.ts'

const wireInteger = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int(), {
  decode: Number,
  encode: String,
})

const sortPattern = /^[\w.]+,(asc|desc)$/

/** How many rows of a list have page numbers and are counted; whoever looks for others narrows the list. */
export const mostListed = 10_000

/** The longest text that a list is searched by, in characters. */
export const longestSearch = 200

/** What is typed beyond the longest search is not sent; people paste by mistake. */
const searchText = z.string().check(
  z.overwrite((text) => text.slice(0, longestSearch)),
  z.maxLength(longestSearch, 'tooLong'),
)

/** `search` travels wrapped in asterisks (spec 1 §7). */
const wrapped = z.codec(boundedText(longestSearch + 2), searchText, {
  decode: (wire) => wire.replace(/^\*|\*$/g, ''),
  encode: (text) => `*${text}*`,
})

const filterMap = recordMap(boundedList(boundedText(200), 100), 20)

/** A filter map travels as one JSON parameter: `filter={"status":["READY"]}`. */
const filter = z.codec(boundedText(4_000), filterMap, {
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

/** An instant of the calendar that databases know, which begins with the year 1. */
const instant = instantText().check(z.refine((text) => !text.startsWith('0000')))

/** Parameters that every list call takes (spec 1 §7). Pages count from 0. */
export const listQuery = z.object({
  page: z.optional(wireInteger),
  size: z.optional(wireInteger),
  /** `field,direction` */
  sort: z.optional(boundedText(100).check(z.regex(sortPattern))),
  search: z.optional(wrapped),
  filter: z.optional(filter),
  after: z.optional(instant),
  before: z.optional(instant),
})
export type ListQuery = z.output<typeof listQuery>

/** The answer of a list call: one page of `content` and what is needed to walk the rest. */
/*@__NO_SIDE_EFFECTS__*/
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    content: z.array(row),
    totalElements: z.int(),
    /** There are more rows than `totalElements`: counting stops at `mostListed`. */
    isTotalLowerBound: z.optional(z.boolean()),
    /** Pages that have a number. Of a list that is looked through row by row they may end before its count. */
    totalPages: z.int(),
    number: z.int(),
    size: z.int(),
  })
}

export interface Page<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
  /** There are more rows than `totalElements`: counting stops at `mostListed`. */
  readonly isTotalLowerBound?: boolean | undefined
  /** Pages that have a number. Of a list that is looked through row by row they may end before its count. */
  readonly totalPages: number
  readonly number: number
  readonly size: number
}
