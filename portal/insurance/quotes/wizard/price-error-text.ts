import type { ClientError } from '#core/foundation/errors/client-error.ts'

/**
 * Why a draft has no price: what is wrong with each field, because no step of the wizard marks the
 * fields of the account.
 */
export const priceErrorText = ({
  fieldErrors,
  message,
}: Pick<ClientError, 'fieldErrors' | 'message'>): string =>
  fieldErrors.length === 0 ? message : fieldErrors.map((each) => each.message).join('. ')
