import * as z from 'zod/mini'

/** Feature flags by name (spec 1 §6). */
export const featureFlags = z.record(z.string(), z.boolean())
