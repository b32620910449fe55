import payment from '#core/foundation/wording/locales/en-US/payment.json'
import { defineElement } from '../element/define.ts'
import { definition } from './definition.ts'
import { PaymentPage } from './PaymentPage.tsx'

export { definition }

defineElement(definition, PaymentPage, { wording: { payment } })
