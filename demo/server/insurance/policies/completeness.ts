import { eq } from 'drizzle-orm'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import { missingFacts } from '#core/insurance/quotes/policy-facts.ts'
import { localeOf } from '#core/foundation/region/regions.ts'
import { accounts } from '../accounts/tables.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { PolicyRecord } from './tables.ts'

/** Throws 409 listing the missing fields if the policy is incomplete. */
export const assertComplete = async (services: Services, policy: PolicyRecord): Promise<void> => {
  const [address] = await services.database
    .handle()
    .select({
      address1: accounts.address1,
      city: accounts.city,
      state: accounts.state,
      zipCode: accounts.zipCode,
    })
    .from(accounts)
    .where(eq(accounts.id, policy.accountId))
  if (address === undefined) throw new Error('policy has no account')
  const missing = missingFacts(underwritingOf[policy.product].policyNeeds, {
    ...policy,
    ...address,
  })
  if (missing.length === 0) return
  const t = services.wording.in(localeOf[policy.region])
  const labels = missing.map((fact) => t(`quotes:policyFact.${fact}`))
  throw new ApiError('policyIncomplete', {
    params: { facts: labels.join(', ') },
    fieldErrors: missing.map((field, index) => ({
      code: 'required',
      field,
      params: { label: labels[index] ?? field },
    })),
  })
}
