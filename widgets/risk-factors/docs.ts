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
    ['`Enter` `Space`', 'On a factor: shows or hides its findings.'],
    ['`Enter` `Space`', 'On “Show as a table”: shows the scores, or the history, as a table.'],
  ],
  layout: [
    'One column below 44em of its own width, two above; the card is one column.',
    'From 320 pixels of width nothing scrolls sideways.',
  ],
  accessibility: {
    exposed:
      'Each chart is an image with its figures as its name; the factors are a table in the card; in the full view they are a list of disclosures, and the scores and the history are tables too.',
    tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
    limits: [],
  },
})
