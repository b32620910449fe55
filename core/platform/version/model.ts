import * as z from 'zod/mini'

/** When the client that is served was built. */
export const deployment = z.object({ latestDeploymentTime: z.iso.datetime() })

/** Version of the client that the server hands out; asked every 60 s (spec 1 §4). */
export const consoleVersion = z.object({ v: z.string() })
