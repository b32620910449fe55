import type { Retention } from '../retention/model.ts'
import { liveStreams } from './tables.ts'

export const liveRetention: readonly Retention[] = [
  { table: liveStreams, since: liveStreams.ends, days: 1 },
]
