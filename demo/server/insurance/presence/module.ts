import { serverModule } from '../../kernel/modules/server-module.ts'
import { presenceRetention } from './retention.ts'
import type { AssertVisible } from '../../kernel/scope/assert-visible.ts'
import type { OpenRecord } from './service.ts'
import { presenceRoutes } from './routes.ts'
import * as tables from './tables.ts'

/** `assertVisible` rejects unless the viewer sees the record. */
export const presenceModuleFor = (
  assertVisible: Readonly<Record<OpenRecord['kind'], AssertVisible>>,
) =>
  serverModule({
    name: 'insurance/presence',
    routes: presenceRoutes(assertVisible),
    tables,
    retention: presenceRetention,
  })
