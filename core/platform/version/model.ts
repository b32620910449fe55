import * as z from 'zod/mini'

/** The build time of the client that is served. */
export const deployment = z.object({ latestDeploymentTime: z.iso.datetime() })

/** Version of the client that the server serves; read every 60 s (spec 1 §4). */
export const consoleVersion = z.object({ v: z.string() })
