import type { Retention } from '../../kernel/retention/model.ts'
import { rememberedDevices } from '../credentials/tables.ts'

export const signInRetention: readonly Retention[] = [
  { table: rememberedDevices, since: rememberedDevices.expires, days: 1 },
]
