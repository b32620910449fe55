import type { ClientError } from '#core/foundation/errors/client-error.ts'

/** Why a call failed, with what is wrong with each field: for a place that marks no fields. */
export const errorReasons = ({
  fieldErrors,
  message,
}: Pick<ClientError, 'fieldErrors' | 'message'>): string =>
  fieldErrors.length === 0 ? message : fieldErrors.map((each) => each.message).join('. ')
