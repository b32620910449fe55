import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

const workflowId = 'workflow-of-the-mail'

/** A sample input of each endpoint of this domain. */
export const samples = {
  getWorkflow: { params: { workflowId } },
  sendWorkflowCode: { params: { workflowId }, body: { via: 'email' } },
  exchangeWorkflowCode: { body: { workflowId, secret: '123456' } },
} satisfies SamplesOf<typeof endpoints>
