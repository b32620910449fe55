import type { Retention } from '../retention.ts'
import { liveStreams } from './tables.ts'

export const liveRetention: readonly Retention[] = [
  { table: liveStreams, since: liveStreams.ends, days: 1 },
]
