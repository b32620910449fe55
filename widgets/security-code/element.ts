import securityCode from '#core/foundation/wording/locales/en-US/security-code.json'
import { defineElement } from '../element/define.ts'
import { definition } from './definition.ts'
import { SecurityCodePage } from './SecurityCodePage.tsx'

export { definition }

defineElement(definition, SecurityCodePage, { wording: { 'security-code': securityCode } })
