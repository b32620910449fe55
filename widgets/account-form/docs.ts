import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  access: { kind: 'session', record: 'account-id' },
  example: {
    attributes: { region: 'us' },
    record: 'account',
    needs:
      'It shows one account to a session that your server opened for it (`fetchSession`); a publishable key alone opens none. In the portal it is part of every account.',
  },
  keyboard: [
    ['`Enter`', 'In a field: saves.'],
    ['`↓` `↑` `Enter`', 'In an industry: goes through the matches and takes one.'],
    ['`Escape`', 'In a dialog: goes back without saving.'],
  ],
  layout: [
    'One column below 52em of its own width, two above.',
    'From 320 pixels of width nothing scrolls sideways.',
  ],
  accessibility: {
    exposed:
      'Each field has a label, and its error or hint as its description; messages are announced, and what a change does to quotes is asked in a dialog.',
    tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets', 'announced'],
    limits: [],
  },
})
