import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  access: { kind: 'link' },
  example: {
    attributes: { region: 'us' },
    record: 'notice',
    needs:
      'It belongs to a Review & Sign link: the ID in it is `workflow-id`. The texts of the notices are examples.',
  },
  keyboard: [
    ['`Space`', 'On the statement: ticks it, which enables the button.'],
    ['`Enter`', 'On the button: attests.'],
  ],
  layout: ['One column.', 'From 320 pixels of width nothing scrolls sideways.'],
  accessibility: {
    exposed:
      'The notice is text under a heading. The button says that it is disabled until the statement is ticked; the thank-you is a dialog.',
    tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
    limits: [],
  },
})
