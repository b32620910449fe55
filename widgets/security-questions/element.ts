import rating from '#core/foundation/wording/locales/en-US/rating.json'
import security from '#core/foundation/wording/locales/en-US/security.json'
import { defineElement } from '../element/define.ts'
import { definition } from './definition.ts'
import { SecurityQuestions } from './SecurityQuestions.tsx'

export { definition }

defineElement(definition, SecurityQuestions, { wording: { rating, security } })
