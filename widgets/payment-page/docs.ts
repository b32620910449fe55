import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  access: { kind: 'session', record: 'policy-id' },
  example: {
    attributes: { region: 'us' },
    record: 'policy',
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
})
