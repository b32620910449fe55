import * as z from 'zod/mini'

/** The build time of the served client. */
export const deployment = z.object({ latestDeploymentTime: z.iso.datetime() })

/** The version of the served client; read every 60 s (spec 1 §4). */
export const consoleVersion = z.object({ v: z.string() })
