import * as z from 'zod/mini'

/** Every `resource:action` of the platform, and whether the viewer has it. */
export const permissionsMap = z.record(z.string(), z.boolean())
