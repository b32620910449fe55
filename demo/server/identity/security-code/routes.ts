import {
  exchangeWorkflowCode,
  getWorkflow,
  sendWorkflowCode,
} from '#core/identity/security-code/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { exchangeCode, openWorkflow, resendCode } from './service.ts'

export const workflowRoutes: readonly Route[] = [
  route(getWorkflow, ({ params }, { services, locale }) =>
    openWorkflow(services, params.workflowId, locale),
  ),
  route(sendWorkflowCode, ({ params, body }, { services, locale }) =>
    resendCode(services, params.workflowId, { via: body.via, locale }),
  ),
  route(exchangeWorkflowCode, ({ body }, { services }) => exchangeCode(services, body)),
]
