import { definition } from './definition.ts'
import { QuoteButton } from './quote-button.ts'

export { definition }

if (typeof customElements !== 'undefined' && !customElements.get(definition.tag))
  customElements.define(definition.tag, QuoteButton)
