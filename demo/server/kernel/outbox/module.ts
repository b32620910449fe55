import { testDataDays } from '#core/identity/access/modes.ts'
import { serverModule } from '../modules/server-module.ts'
import { outboxHandlers } from './handlers.ts'
import { outboxRetention } from './retention.ts'
import * as tables from './tables.ts'

export const outboxModule = serverModule({
  name: 'kernel/outbox',
  tables,
  jobs: outboxHandlers,
  retention: outboxRetention,
  // in test mode as long as the records
  testRetention: [{ table: tables.mails, since: tables.mails.sent, days: testDataDays }],
})
