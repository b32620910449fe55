import surplus from '#core/foundation/wording/locales/en-US/surplus.json'
import { defineElement } from '../element/define.ts'
import { receiveRecord } from '../element/receive-record.ts'
import { definition } from './definition.ts'
import { SurplusAttestation } from './SurplusAttestation.tsx'

export { definition }

defineElement(definition, SurplusAttestation, {
  wording: { surplus },
  receive: receiveRecord('quote'),
})
