import calculator from '#core/foundation/wording/locales/en-US/calculator.json'
import { defineElement } from '../element/define.ts'
import { definition } from './definition.ts'
import { QuoteCalculator } from './QuoteCalculator.tsx'

export { definition }

defineElement(definition, QuoteCalculator, { wording: { calculator } })
