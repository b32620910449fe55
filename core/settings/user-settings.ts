import * as z from 'zod/mini'

/** A user's own UI settings: any JSON object up to 64 kB (spec 1 §3, "UI settings"). */
export const userSettings = z.record(z.string().check(z.maxLength(128, 'tooLong')), z.json())
export type UserSettings = z.output<typeof userSettings>
