import { ClientError } from '../../../foundation/errors/client-error.ts'
import type { Services } from '../../../platform/services.ts'
import { securityAnswers, type SecurityAnswers } from '../../products/questions.ts'
import { getSecurityAnswers } from '../../security/endpoints.ts'
import type { CalculatorForm } from './form.ts'

/** An embed user may not read the answers; they then start empty. */
const isForbidden = (cause: unknown): boolean =>
  cause instanceof ClientError && cause.status === 403

/** Reads the stored answers of an account that a price depends on. */
export const knownAnswers = async (
  { api }: Pick<Services, 'api'>,
  accountId: string,
): Promise<SecurityAnswers> => {
  try {
    const { fields } = await api.call(getSecurityAnswers, { params: { accountId } })
    return securityAnswers.safeParse(fields).data ?? {}
  } catch (cause) {
    if (isForbidden(cause)) return {}
    throw cause
  }
}

/** The answers as form values. */
export const formAnswers = (
  security: SecurityAnswers,
): Pick<CalculatorForm, 'hadClaim' | 'security'> => ({
  ...(security.claimHistory !== undefined && { hadClaim: security.claimHistory > 0 }),
  security,
})
