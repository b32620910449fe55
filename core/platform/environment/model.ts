import * as z from 'zod/mini'

/** The environment of a deployment (spec 1 §3): qa, dev, staging, prod, local. */
export const environment = z.object({
  envName: z.string(),
  prod: z.boolean(),
  /** The Sentry-compatible DSN for error reports; absent when errors are not collected. */
  errorReports: z.optional(z.object({ dsn: z.string() })),
})
