import * as z from 'zod/mini'

/** When the client that is served was built. */
export const deployment = z.object({ latestDeploymentTime: z.iso.datetime() })
