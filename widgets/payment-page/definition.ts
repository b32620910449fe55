import { common } from '../element/common.ts'
import { elementDefinition } from '../element/definition.ts'

/** What `<parapet-payment-page>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-payment-page',
  summary:
    'Shows what is due on a policy and takes the payment by card, e-check or a saved method, or tells where a wire goes.',
  height: '32em',
  attributes: {
    ...common.attributes,
    'policy-id': {
      kind: 'id',
      summary: 'The policy to pay; the session of the element must open it.',
    },
    'workflow-id': {
      kind: 'id',
      summary: 'Id of the workflow in a payment link: its security code is asked for first.',
    },
  },
  properties: common.properties,
  events: {
    ...common.events,
    'parapet-payment-changed': {
      summary: 'The payment of the policy stands somewhere else than before, or was read first.',
      detail: {
        policyId: { type: 'string', summary: 'The policy.' },
        policyNumber: { type: 'string', summary: 'Its number.' },
        status: {
          type: 'string',
          summary: 'Unpaid, Partially Paid, Processed, Failed or Paid.',
        },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    bill: { summary: 'What is due and until when.' },
    ways: { summary: 'The ways to pay.' },
    outcome: { summary: 'What became of the payment.' },
  },
  cssProperties: common.cssProperties,
})
