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
        'The policy to pay. The element’s session must have access to it. Default: the policy opened by a parapet-security-code on the page.',
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
        'Reloads the bill and the payment status, for example after a payment elsewhere. Does nothing while a payment is in progress.',
    }),
    getPayment: method<() => object | undefined>({
      summary: 'Returns the policy and its payment status; undefined until they are known.',
      returns: 'ParapetPaymentChangedDetail | undefined',
    }),
  },
  events: {
    ...common.events,
    'parapet-payment-changed': {
      summary: 'The payment status was loaded or has changed.',
      detail: {
        policyId: { type: 'string', summary: 'The policy.' },
        policyNumber: { type: 'string', summary: 'The policy number.' },
        status: {
          type: 'string',
          summary: 'Payment status: Unpaid, Partially Paid, Processed, Failed or Paid.',
        },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    bill: { summary: 'The amount due and its due date.' },
    ways: { summary: 'The payment options.' },
    outcome: { summary: 'The result of the payment.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'session', record: 'policy-id' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'policy', shows: 'How would you like to pay?' },
      needs:
        'It needs a session that your server opened for the policy (`fetchSession`), or the security code of a payment link (`workflow-id`).',
    },
    keyboard: [
      ['`↑` `↓`', 'In the payment options: changes the selection.'],
      ['`Enter`', 'On the button: opens the payment frame.'],
      ['`Escape`', 'Closes the payment dialog.'],
    ],
    layout: [
      'One column when the element is narrower than 46em, two when it is wider.',
      'The payment frame opens in a dialog in the top layer.',
    ],
    accessibility: {
      exposed:
        'Radio buttons for the payment options, and a modal dialog around the processor’s frame. The result is announced.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets', 'announced'],
      limits: [
        'The card fields belong to the payment processor’s page, which has its own accessibility statement.',
      ],
    },
  },
})
