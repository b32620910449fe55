import payment from '#core/foundation/wording/locales/en-US/payment.json'
import { defineElement } from '../element/define.ts'
import { receiveRecord } from '../element/receive-record.ts'
import { definition } from './definition.ts'
import { PaymentPage } from './PaymentPage.tsx'

export { definition }

defineElement(definition, PaymentPage, {
  wording: { payment },
  receive: receiveRecord('policy'),
})
