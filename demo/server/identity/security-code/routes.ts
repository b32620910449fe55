import {
  exchangeWorkflowCode,
  getWorkflow,
  sendWorkflowCode,
} from '#core/identity/security-code/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { exchangeCode, readWorkflow, sendCode } from './service.ts'

export const workflowRoutes: readonly Route[] = [
  route(getWorkflow, ({ params }, { services }) => readWorkflow(services, params.workflowId)),
  route(sendWorkflowCode, ({ params, body }, { services, region }) =>
    sendCode(services, params.workflowId, { via: body.via, region }),
  ),
  route(exchangeWorkflowCode, ({ body }, { services }) => exchangeCode(services, body)),
]
