import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  access: { kind: 'link' },
  example: {
    attributes: { region: 'us' },
    record: 'code',
    needs: 'It belongs to a link in an email: the ID in it is `workflow-id`.',
  },
  keyboard: [
    ['`0`–`9`', 'Fills the next box; the sixth digit sends the code.'],
    ['`←` `→`', 'Moves between the digits.'],
    ['`Backspace`', 'Removes the digit before.'],
    ['`Ctrl` `V`', 'Pastes a code with any separators.'],
  ],
  layout: ['A centred card up to 30em wide.', 'From 320 pixels of width nothing scrolls sideways.'],
  accessibility: {
    exposed: 'One text field with a label and `autocomplete="one-time-code"`, drawn as six boxes.',
    tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets', 'announced'],
    limits: ['A code ends with time; the visitor can ask for a new one as often as needed.'],
  },
})
