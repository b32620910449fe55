import type { Retention } from '../../kernel/retention/model.ts'
import { invitationCodes, signUpLinks } from './tables.ts'

export const signUpRetention: readonly Retention[] = [
  { table: signUpLinks, since: signUpLinks.expires, days: 1 },
  { table: invitationCodes, since: invitationCodes.expires, days: 1 },
]
