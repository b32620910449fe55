import { testDataDays } from '#core/identity/access/modes.ts'
import { serverModule } from '../modules/server-module.ts'
import { activityRetention } from './retention.ts'
import * as tables from './tables.ts'

/** The log of all records. */
export const activityLogModule = serverModule({
  name: 'kernel/activity',
  tables,
  retention: activityRetention,
  // it has no references, so it is not deleted with its account
  testRetention: [{ table: tables.activity, since: tables.activity.at, days: testDataDays }],
})
