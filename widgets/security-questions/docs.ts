import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  access: { kind: 'session', record: 'account-id' },
  example: {
    attributes: { region: 'us' },
    record: 'account',
    needs:
      'It asks about one account in a session that your server opened for it (`fetchSession`); a publishable key alone opens none.',
  },
  keyboard: [
    ['`←` `→`', 'In a question: chooses yes or no.'],
    ['`Enter`', 'On “Save answers”: saves.'],
  ],
  layout: ['One column.', 'From 320 pixels of width nothing scrolls sideways.'],
  accessibility: {
    exposed:
      'Each question is a group of radio buttons, a select or a text with its label; what is missing is an error at its question.',
    tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets', 'announced'],
    limits: [],
  },
})
