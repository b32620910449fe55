import type { Policy } from '#core/insurance/policies/model.ts'
import { addressOf } from '../../frame/screens/screen.ts'

/** The address of a policy, separate from its screen because its parts link to policies. */
export const policyPath = { address: '/policies/$policyId' } as const

/** The name of a policy in menus and for assistive technology. */
export const policyName = (policy: Policy): string =>
  `${policy.policyNumber}, ${policy.companyName}`

/** The address of a policy below a persona's base path. */
export const policyAddress = (policy: { readonly id: string }, base: string): string =>
  `${base}${addressOf(policyPath, { policyId: policy.id })}`
