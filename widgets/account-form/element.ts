import accountForm from '#core/foundation/wording/locales/en-US/account-form.json'
import { defineElement } from '../element/define.ts'
import { AccountForm } from './AccountForm.tsx'
import { definition } from './definition.ts'

export { definition }

defineElement(definition, AccountForm, { wording: { 'account-form': accountForm } })
