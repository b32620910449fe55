import * as z from 'zod/mini'
import {
  boundedJson,
  boundedList,
  boundedText,
  recordMap,
} from '#core/foundation/validation/bounded.ts'

const natural = z.int().check(z.minimum(0))

/** A fault of matching calls, which applies `times` times or until cleared. */
export const fault = z.object({
  path: boundedText(2_000).check(z.startsWith('/')),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(boundedJson({ text: 65_536, items: 2_000 })),
  delayMs: z.optional(natural.check(z.maximum(600_000))),
  /** Does the work and loses the response. */
  drop: z.optional(z.boolean()),
  /** Share of the matching calls, 0 to 1. */
  rate: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  times: z.optional(natural),
})

/** One fault, or several. */
export const faults = z.union([fault, boundedList(fault, 100)])

export const flags = recordMap(z.boolean(), 200)

/** A hundred years at most, in both directions. */
const farthest = 100 * 366 * 86_400_000
export const clock = z.object({
  offsetMs: z.int().check(z.minimum(-farthest), z.maximum(farthest)),
})
