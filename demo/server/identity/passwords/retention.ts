import type { Retention } from '../../kernel/retention/model.ts'
import { userLinks } from './tables.ts'

export const passwordRetention: readonly Retention[] = [
  { table: userLinks, since: userLinks.expires, days: 1 },
]
