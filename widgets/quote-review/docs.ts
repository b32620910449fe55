import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  access: { kind: 'link' },
  example: {
    attributes: { region: 'us' },
    record: 'review',
    needs: 'It belongs to a Review & Request to bind link: the ID in it is `workflow-id`.',
  },
  keyboard: [
    ['`Space`', 'On the check box: verifies the company, once.'],
    ['`Escape`', 'In a dialog: closes it, and asks first where something was typed.'],
  ],
  layout: [
    'One column below 52em of its own width, two above.',
    'From 320 pixels of width nothing scrolls sideways.',
  ],
  accessibility: {
    exposed:
      'The heading says the state of the quote in words beside its colour. Dialogs are native and return the focus.',
    tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
    limits: [],
  },
})
