import * as z from 'zod/mini'
import { localeOf } from '../region/regions.ts'
import { required } from '../session/model.ts'

/** Site keys vary by locale (spec 1 §7). */
export const siteKeyQuery = z.object({
  locale: z.optional(z.enum([localeOf.US, localeOf.UK, localeOf.AU])),
})
export const siteKey = z.object({ siteKey: z.string() })

export const challengeQuery = z.object({ siteKey: required })

/** A proof of work as altcha-lib makes it, kept as it came: the solver hands it back whole. */
export const challenge = z.record(z.string(), z.json())
export type Challenge = z.output<typeof challenge>
