import type { Retention } from '../retention/model.ts'
import { mails } from './tables.ts'

export const outboxRetention: readonly Retention[] = [{ table: mails, since: mails.sent, days: 90 }]
