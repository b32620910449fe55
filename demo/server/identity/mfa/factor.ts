import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { acceptsCode, challengeFor } from './service.ts'
import type { users } from '../../directory/users/tables.ts'

/**
 * Asks for the code of the user's second factor: 307 without one, after sending it by mail or text;
 * 409 for a wrong one. Call it outside transactions, because wrong codes count.
 */
export const checkFactor = async (
  services: Services,
  { id, mfaType }: Pick<typeof users.$inferSelect, 'id' | 'mfaType'>,
  code: string | undefined,
): Promise<void> => {
  if (mfaType === 'NONE') return
  if (!code?.trim()) {
    await challengeFor(services, id)
    throw new ApiError('mfaRequired', { mfaType })
  }
  if (!(await acceptsCode(services, id, code))) throw new ApiError('mfaCodeRefused')
}
