import * as z from 'zod/mini'
import { storedVersion } from '../../foundation/storage/stored.ts'
import { flaggedRegions } from '../../foundation/region/region-flags.ts'
import { locales } from '../../foundation/region/regions.ts'
import { arrangementShape } from '../tables/arrangement-shape.ts'

const values = z.object({
  theme: z._default(z.enum(['light', 'dark', 'auto']), 'light'),
  layout: z._default(z.enum(['compressed', 'comfortable']), 'compressed'),
  platformLanguage: z.optional(z.enum(locales)),
  /** The region whose environment flag is on; only one can be. */
  environment: z.optional(z.enum(flaggedRegions.map(({ id }) => id))),
  /** The chosen team; `all` is the pseudo-team of staff. */
  team: z._default(z.string(), 'all'),
  /** Whether the dashboard begins with the overview (NEW_AGENT_EXPERIENCE, spec 2 §6). */
  newDashboard: z._default(z.boolean(), false),
  /** Whether the user was asked to try it. */
  newDashboardSeen: z._default(z.boolean(), false),
  /** Arrangement of each table by its id: columns, order, widths, page size. */
  tables: z._default(z.record(z.string(), z.json()), {}),
})

/** UI settings of a user (spec 1 §3) that the client reads. */
export type SettingsValues = z.output<typeof values>
export type SettingKey = keyof SettingsValues

export const defaultSettings: SettingsValues = values.parse({})

/** The version of the stored settings (spec 1 §9). */
export const settingsVersion = storedVersion

type Stored = Readonly<Record<string, unknown>>

const without =
  (key: SettingKey) =>
  (stored: Stored): Stored =>
    Object.fromEntries(Object.entries(stored).filter(([name]) => name !== key))

const storedTables = z.record(z.string(), z.unknown())

/** Hides a column in saved arrangements of a table; the default arrangement needs no change. */
const hiding =
  (table: string, column: string) =>
  (stored: Stored): Stored => {
    const tables = storedTables.safeParse(stored['tables']).data
    const arranged = arrangementShape.safeParse(tables?.[table]).data
    if (arranged === undefined) return stored
    const hidden = [...new Set([...arranged.hidden, column])]
    return { ...stored, tables: { ...tables, [table]: { ...arranged, hidden } } }
  }

/**
 * The migration of settings for each version (spec 1 §4), in order: everything is reset, the inbox
 * loses its options, then team, flags, language and the question about the agents' new dashboard
 * are reset. The shape drops settings that no longer exist.
 */
const migrations: readonly {
  readonly version: number
  readonly change: (stored: Stored) => Stored
}[] = [
  { version: 5, change: () => ({}) },
  { version: 6, change: hiding('inbox', 'options') },
  { version: 7, change: without('team') },
  { version: 8, change: without('environment') },
  { version: 9, change: without('platformLanguage') },
  { version: 10, change: without('newDashboardSeen') },
]

const migrated = (stored: Stored, from: number): Stored =>
  migrations
    .filter(({ version }) => version > from)
    .reduce((values, { change }) => change(values), stored)

const versioned = z.object({ version: z.int(), values: z.record(z.string(), z.unknown()) })

/** Reads stored settings of any version; missing, outdated and invalid ones get their default. */
export const readSettings = (stored: unknown): SettingsValues => {
  const parsed = versioned.safeParse(stored)
  if (!parsed.success) return defaultSettings
  const entries = Object.entries(migrated(parsed.data.values, parsed.data.version))
  const sound = entries.filter(([key, value]) => values.safeParse({ [key]: value }).success)
  return values.parse(Object.fromEntries(sound))
}

/** The form of settings stored on the device and on the server. */
export const writeSettings = (current: SettingsValues) => ({
  version: settingsVersion,
  values: z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(current))),
})
