import { serverModule } from '../../kernel/modules/server-module.ts'
import { presenceRetention } from './retention.ts'
import type { MustSee } from '../../kernel/scope/must-see.ts'
import type { OpenRecord } from './service.ts'
import { presenceRoutes } from './routes.ts'
import * as tables from './tables.ts'

/** `mustSee` rejects unless the viewer sees the record. */
export const presenceModuleFor = (mustSee: Readonly<Record<OpenRecord['kind'], MustSee>>) =>
  serverModule({
    name: 'insurance/presence',
    routes: presenceRoutes(mustSee),
    tables,
    retention: presenceRetention,
  })
