import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { acceptsCode, challengeFor } from './service.ts'
import type { users } from '../../directory/users/tables.ts'

/**
 * Checks the code of the user's second factor. Without a code, sends one by mail or text and throws
 * 307; 409 for a wrong code. Call it outside transactions, because wrong codes count.
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
