import type * as z from 'zod/mini'
import { boundedJson, recordMap } from '../../foundation/validation/bounded.ts'

/** A user's own UI settings: any JSON object up to 64 kB (spec 1 §3, "UI settings"). */
export const userSettings = recordMap(boundedJson({ text: 131_072, items: 2_000 }), 200)
export type UserSettings = z.output<typeof userSettings>
