import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  example: { attributes: { 'privacy-url': '#live' } },
  keyboard: [['`Enter` `Space`', 'Answers.']],
  layout: ['Takes no room on the page: it is fixed to the bottom edge until it is answered.'],
  accessibility: {
    exposed: 'A named region with two buttons of equal weight. It does not take the focus.',
    tests: ['axe', 'keyboard'],
    limits: ['It comes last in the tab order where its tag is last on the page: put it there.'],
  },
})
