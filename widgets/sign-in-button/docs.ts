import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  access: { kind: 'key' },
  example: { attributes: { region: 'us' }, text: 'Log in' },
  keyboard: [['`Enter` `Space`', 'Opens the pop-up, or logs out.']],
  layout: ['Inline, as wide as its text and 36 pixels high (44 under a coarse pointer).'],
  accessibility: {
    exposed: 'A button; once logged in the visitor’s name and a second button.',
    tests: ['axe', 'keyboard', 'focus', 'announced'],
    limits: [
      'The pop-up is a page of the platform in a window of its own; browsers announce it.',
      'A blocked pop-up shows a link that opens it.',
    ],
  },
})
