import * as calls from '#core/insurance/risk/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { readRisk } from './read-risk.ts'
import { recalculateRisk, requestRiskScan } from './refresh-risk.ts'

export const riskRoutes: Route[] = [
  route(calls.getRisk, ({ params }, { services, viewer }) =>
    readRisk(services, viewer, params.accountId),
  ),
  route(calls.refreshRisk, ({ params }, { services, viewer }) =>
    requestRiskScan(services, viewer, params.accountId),
  ),
  route(calls.scanAccount, ({ params }, { services, viewer }) =>
    requestRiskScan(services, viewer, params.accountId),
  ),
  route(calls.reloadRisk, ({ params }, { services, viewer }) =>
    recalculateRisk(services, viewer, params.accountId),
  ),
]
