import risk from '#core/foundation/wording/locales/en-US/risk.json'
import { defineElement } from '../element/define.ts'
import { definition } from './definition.ts'
import { RiskFactors } from './RiskFactors.tsx'

export { definition }

defineElement(definition, RiskFactors, { wording: { risk } })
