import { definition } from './definition.ts'
import { IncidentBanner } from './incident-banner.ts'

export { definition }

if (typeof customElements !== 'undefined' && !customElements.get(definition.tag))
  customElements.define(definition.tag, IncidentBanner)
