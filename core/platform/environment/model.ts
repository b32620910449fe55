import * as z from 'zod/mini'

/** Environment info (spec 1 §3): qa, dev, staging, prod, local. */
export const environment = z.object({
  envName: z.string(),
  prod: z.boolean(),
  /**
   * Where the client may report errors (a Sentry-compatible DSN); absent when errors are not
   * collected.
   */
  errorReports: z.optional(z.object({ dsn: z.string() })),
})
