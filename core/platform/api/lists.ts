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

/**
 * Maximum number of rows of a list that are counted and paged; users narrow the list to find
 * others.
 */
export const maxListed = 10_000

/** Maximum characters of a search text. */
export const maxSearchLength = 200

/**
 * A longer search is cut before it is sent, because a long text is usually pasted by mistake. Half
 * a surrogate pair at the end is removed too. Letters are composed, as in stored texts.
 */
const searchText = z.string().check(
  z.overwrite((text) =>
    text
      .normalize('NFC')
      .slice(0, maxSearchLength)
      .replace(/[\uD800-\uDBFF]$/, ''),
  ),
  z.maxLength(maxSearchLength, 'tooLong'),
)

/** `search` is sent wrapped in asterisks (spec 1 §7). */
const wrapped = z.codec(boundedText(maxSearchLength + 2), searchText, {
  decode: (wire) => wire.replace(/^\*|\*$/g, ''),
  encode: (text) => `*${text}*`,
})

/** Maximum number of values of one filter. */
export const maxFilterValues = 100

const filterMap = recordMap(boundedList(boundedText(200), maxFilterValues), 20)

/** zod skips `__proto__` keys, so such a filter would be ignored instead of rejected. */
const hasPrototypeKey = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, '__proto__')

/** A filter map is sent as one JSON parameter: `filter={"status":["READY"]}`. */
const filter = z.codec(boundedText(4_000), filterMap, {
  decode: (wire, context) => {
    try {
      const json: unknown = JSON.parse(wire)
      if (hasPrototypeKey(json)) throw new SyntaxError('unknown filter')
      return filterMap.parse(json)
    } catch {
      context.issues.push({ code: 'custom', input: wire, message: 'listFilter' })
      return z.NEVER
    }
  },
  encode: (map) => JSON.stringify(map),
})

/** An instant within the range of the database, which begins with the year 1. */
const instant = instantText().check(z.refine((text) => !text.startsWith('0000')))

/** A boolean in an address. */
export const wireBoolean = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
})

const searching = {
  page: z.optional(wireInteger),
  size: z.optional(wireInteger),
  search: z.optional(wrapped),
}

/** The parameters of calls that search a fixed table and return rows in its order. */
export const searchQuery = z.object(searching)

/** The parameters of every list call (spec 1 §7). Pages count from 0. */
export const listQuery = z.object({
  ...searching,
  /** `field,direction` */
  sort: z.optional(boundedText(100).check(z.regex(sortPattern))),
  filter: z.optional(filter),
  after: z.optional(instant),
  before: z.optional(instant),
  /** Also counts the rows created since this instant, as `recentElements`. */
  recentSince: z.optional(instant),
  /** Returns the counts of the list without its rows. */
  totalOnly: z.optional(wireBoolean),
})
export type ListQuery = z.output<typeof listQuery>

/** The response of a list call: one page of `content`, the number of rows and the number of pages. */
/*@__NO_SIDE_EFFECTS__*/
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    content: z.array(row),
    totalElements: z.int(),
    /** Whether there are more rows than `totalElements`: counting stops at `maxListed`. */
    isTotalLowerBound: z.optional(z.boolean()),
    /** Rows of the list created since `recentSince`, up to `maxListed`. */
    recentElements: z.optional(z.int()),
    /** Numbered pages, as far as rows are counted. */
    totalPages: z.int(),
    number: z.int(),
    size: z.int(),
  })
}

export interface Page<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
  /** Whether there are more rows than `totalElements`: counting stops at `maxListed`. */
  readonly isTotalLowerBound?: boolean | undefined
  /** Rows of the list created since `recentSince`, up to `maxListed`. */
  readonly recentElements?: number | undefined
  /** Numbered pages, as far as rows are counted. */
  readonly totalPages: number
  readonly number: number
  readonly size: number
}
