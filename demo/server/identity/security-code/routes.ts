import {
  exchangeWorkflowCode,
  getWorkflow,
  sendWorkflowCode,
} from '#core/identity/security-code/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { exchangeCode, openWorkflow, resendCode } from './service.ts'

export const workflowRoutes: readonly Route[] = [
  route(getWorkflow, ({ params }, { services, region }) =>
    openWorkflow(services, params.workflowId, region),
  ),
  route(sendWorkflowCode, ({ params, body }, { services, region }) =>
    resendCode(services, params.workflowId, { via: body.via, region }),
  ),
  route(exchangeWorkflowCode, ({ body }, { services }) => exchangeCode(services, body)),
]
