import { ClaimsPhone } from './claims-phone.ts'
import { definition } from './definition.ts'

export { definition }

if (typeof customElements !== 'undefined' && !customElements.get(definition.tag))
  customElements.define(definition.tag, ClaimsPhone)
