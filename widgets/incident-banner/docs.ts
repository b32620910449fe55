import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  example: { attributes: { 'status-url': '#live' } },
  keyboard: [['`Enter` `Space`', 'On Dismiss: removes the banner.']],
  layout: ['In the flow of the page and as wide as its container; it covers nothing.'],
  accessibility: {
    exposed: 'A named region with text, an optional link and a Dismiss button.',
    tests: ['axe', 'keyboard'],
    limits: ['It is not announced when it appears: it is for pages that load with it.'],
  },
})
