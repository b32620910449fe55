import * as z from 'zod/mini'
import { keptVersion } from '../kept/kept.ts'
import { localeOf } from '../region/regions.ts'

const values = z.object({
  theme: z._default(z.enum(['light', 'dark', 'auto']), 'light'),
  layout: z._default(z.enum(['compressed', 'comfortable']), 'compressed'),
  platformLanguage: z.optional(z.enum([localeOf.US, localeOf.UK, localeOf.AU])),
  /** The environment flag that is on; UK and AU exclude each other. */
  environment: z.optional(z.enum(['UK', 'AU'])),
  flagsEnabled: z._default(z.boolean(), false),
  /** The chosen team; `all` is the pseudo-team of staff. */
  team: z._default(z.string(), 'all'),
  newAgentModalSeen: z._default(z.boolean(), false),
  submissionsView: z._default(z.boolean(), false),
  dynamicFields: z._default(z.boolean(), false),
  /** Arrangement of each table by its id: columns, order, widths, page size. */
  tables: z._default(z.record(z.string(), z.json()), {}),
  /** Tables' saved views by table id. */
  views: z._default(z.record(z.string(), z.json()), {}),
})

/** UI settings of a user (spec 1 §3). */
export type SettingsValues = z.output<typeof values>
export type SettingKey = keyof SettingsValues

export const defaultSettings: SettingsValues = values.parse({})

/** The version that settings are written in (spec 1 §9). */
export const settingsVersion = keptVersion

/** What each version threw away of the ones before (spec 1 §4). */
const resets: readonly {
  readonly version: number
  readonly keys: readonly SettingKey[] | 'all'
}[] = [
  { version: 5, keys: 'all' },
  { version: 6, keys: ['tables'] },
  { version: 7, keys: ['team'] },
  { version: 8, keys: ['flagsEnabled'] },
  { version: 9, keys: ['platformLanguage'] },
  { version: 10, keys: ['newAgentModalSeen'] },
]

const migrated = (stored: Readonly<Record<string, unknown>>, version: number): object => {
  const due = resets.filter((each) => each.version > version)
  if (due.some(({ keys }) => keys === 'all')) return {}
  const dropped: readonly string[] = due.flatMap(({ keys }) => (keys === 'all' ? [] : keys))
  return Object.fromEntries(Object.entries(stored).filter(([key]) => !dropped.includes(key)))
}

const versioned = z.object({ version: z.int(), values: z.record(z.string(), z.unknown()) })

/** Reads stored settings of any version; what is missing, outdated or broken takes its default. */
export const readSettings = (stored: unknown): SettingsValues => {
  const parsed = versioned.safeParse(stored)
  if (!parsed.success) return defaultSettings
  const kept = Object.entries(migrated(parsed.data.values, parsed.data.version))
  const sound = kept.filter(([key, value]) => values.safeParse({ [key]: value }).success)
  return values.parse(Object.fromEntries(sound))
}

/** Settings as they are stored, on the device and on the server. */
export const writeSettings = (current: SettingsValues) => ({
  version: settingsVersion,
  values: z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(current))),
})
