import * as z from 'zod/mini'

/** A team of an account (spec 1 §3). */
export const team = z.object({
  id: z.string(),
  name: z.string(),
  meta: z.object({ isDefault: z.boolean() }),
})
export type Team = z.output<typeof team>

/** The pseudo-team of users who see the whole account. */
export const allTeams = 'all'
