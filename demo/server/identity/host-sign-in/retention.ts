import type { Retention } from '../../kernel/retention/model.ts'
import { hostCodes } from './tables.ts'

export const hostSignInRetention: readonly Retention[] = [
  { table: hostCodes, since: hostCodes.expires, days: 1 },
]
