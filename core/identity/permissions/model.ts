import * as z from 'zod/mini'

/** Every `resource:action` the platform knows, and whether the viewer holds it. */
export const permissionsMap = z.record(z.string(), z.boolean())
