import * as z from 'zod/mini'

const natural = z.int().check(z.minimum(0))

/** A failure to order: matching calls fail that way, `times` times or until cleared. */
export const fault = z.object({
  path: z.string().check(z.startsWith('/')),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(z.json()),
  delayMs: z.optional(natural.check(z.maximum(600_000))),
  /** Do the work, lose the answer. */
  drop: z.optional(z.boolean()),
  /** Share of the matching calls, 0 to 1. */
  rate: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  times: z.optional(natural),
})

export const flags = z.record(z.string().check(z.maxLength(128)), z.boolean())

/** A hundred years at most, either way. */
const farthest = 100 * 366 * 86_400_000
export const clock = z.object({
  offsetMs: z.int().check(z.minimum(-farthest), z.maximum(farthest)),
})
