import * as z from 'zod/mini'

/** The acts recorded in the activity log. */
export const activityTypes = ['seen', 'created', 'changed', 'deleted'] as const

/** A changed field: its text before and after, null if there was none. */
export const activityChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type ActivityChange = z.output<typeof activityChange>
