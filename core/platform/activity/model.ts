import * as z from 'zod/mini'

/** What was done with a record. */
export const activityActs = ['seen', 'created', 'changed', 'deleted'] as const

/** A field that was changed: texts before and after, null where there was none. */
export const activityChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type ActivityChange = z.output<typeof activityChange>
