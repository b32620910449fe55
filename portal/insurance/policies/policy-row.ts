import type { Policy } from '#core/insurance/policies/model.ts'
import { addressOf } from '../../frame/screens/screen.ts'
import { policyScreen } from './policy-screens.ts'

/** What menus and assistive technology call a policy. */
export const policyName = (policy: Policy): string =>
  `${policy.policyNumber}, ${policy.companyName}`

/** Where a policy opens below a persona's base path. */
export const policyAddress = (policy: { readonly id: string }, base: string): string =>
  `${base}${addressOf(policyScreen, { policyId: policy.id })}`
