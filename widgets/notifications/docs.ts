import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  example: { attributes: {}, message: 'The quote was saved.' },
  keyboard: [['`Tab`', 'Reaches the messages; they stay while one has the focus.']],
  layout: [
    'Takes no room on the page: messages are at the bottom centre, in the top layer.',
    'At most three at once; errors stay until dismissed.',
  ],
  accessibility: {
    exposed: 'A status region; errors are alerts. Each has a Dismiss button.',
    tests: ['axe', 'announced'],
    limits: ['Messages that leave by themselves stay six seconds, warnings ten.'],
  },
})
