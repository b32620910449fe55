import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** The definition of `<parapet-payment-page>`. */
export const definition = elementDefinition({
  tag: 'parapet-payment-page',
  summary:
    'Shows the amount due on a policy and takes payment by card, e-check or saved method, or shows wire details.',
  height: 'clamp(32em, (42em - 100vw) * 99, 57em)',
  width: '46em',
  attributes: {
    ...common.attributes,
    'policy-id': {
      kind: 'id',
      summary:
        'The policy to pay. The element’s session must have access to it. Without it, the policy of the code entered in a parapet-security-code on the page.',
    },
    'workflow-id': {
      kind: 'id',
      summary: 'ID of the workflow in a payment link. Its security code is asked for first.',
    },
  },
  properties: common.properties,
  methods: {
    reload: method<() => Promise<void>>({
      summary:
        'Reads the bill and the payment status again, for a page that has heard of a payment elsewhere. Does nothing while a payment is being made.',
    }),
    getPayment: method<() => object | undefined>({
      summary: 'The policy and its payment status; undefined while they are unknown.',
      gives: 'ParapetPaymentChangedDetail | undefined',
    }),
  },
  events: {
    ...common.events,
    'parapet-payment-changed': {
      summary: 'The payment status was read or has changed.',
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
    bill: { summary: 'The amount due and its due date.' },
    ways: { summary: 'The ways to pay.' },
    outcome: { summary: 'The result of the payment.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'session', record: 'policy-id' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'policy', shows: 'How would you like to pay?' },
      needs:
        'It opens one policy, for a session that your server opened for it (`fetchSession`) or behind the code of a payment link (`workflow-id`).',
    },
    keyboard: [
      ['`↑` `↓`', 'Between the ways to pay: changes the choice.'],
      ['`Enter`', 'On the button: opens the payment frame.'],
      ['`Escape`', 'Closes the payment dialog.'],
    ],
    layout: [
      'One column below 46em of its own width, two above.',
      'The payment frame opens in a dialog in the top layer.',
    ],
    accessibility: {
      exposed:
        'Radio buttons for the ways to pay and a modal dialog around the processor’s frame. The result is announced.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets', 'announced'],
      limits: ['Card fields are the payment processor’s own page, with its own statement.'],
    },
  },
})
