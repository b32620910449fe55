import { eq, ne } from 'drizzle-orm'
import type { Retention } from '../retention/model.ts'
import { activity } from './tables.ts'

/** Views are stored for a quarter, changes for seven years. */
export const activityRetention: readonly Retention[] = [
  { table: activity, since: activity.at, days: 92, when: eq(activity.act, 'seen') },
  { table: activity, since: activity.at, days: 2_557, when: ne(activity.act, 'seen') },
]
