import { needsLicense } from '#core/insurance/quotes/wizard/steps.ts'
import { retailAgentOf } from '../../accounts/retail-agents/service.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { QuoteRecord } from '../tables.ts'

const fields = ['retailAgentFirstName', 'retailAgentLastName', 'retailAgentLicenseNumber'] as const

/** Throws 400 if a quote requires the retail agent's license (spec 2 §6) and its account has none. */
export const assertLicensed = async (
  services: Services,
  quote: Pick<QuoteRecord, 'product' | 'isSurplus' | 'accountId' | 'state'>,
): Promise<void> => {
  if (!needsLicense({ ...quote, state: quote.state ?? undefined })) return
  if ((await retailAgentOf(services, quote.accountId)) !== undefined) return
  throw new ApiError('invalidInput', {
    fieldErrors: fields.map((field) => ({ field, code: 'quotes:license.required' })),
  })
}
