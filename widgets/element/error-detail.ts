import { canRetry, type ClientError } from '#core/foundation/errors/client-error.ts'
import { displayMessage } from '#core/foundation/errors/display-message.ts'

/** The public part of an error. It never contains bodies, tokens or input. */
export interface ErrorDetail {
  readonly code: string
  readonly status: number
  readonly phase: string
  readonly retryable: boolean
  readonly message: string
  readonly requestId: string
  readonly instanceId: string
  readonly docsUrl: string
  readonly attribute?: string
}

/** The detail of `parapet-error`; `overrides` adds or replaces fields. */
export const errorDetail = (
  error: ClientError,
  overrides: Partial<Pick<ErrorDetail, 'attribute' | 'message'>> = {},
): ErrorDetail => {
  const { code, status, phase, requestId, instanceId, docsUrl } = error
  const retryable = canRetry(error)
  const message = displayMessage(error)
  return { code, status, phase, retryable, message, requestId, instanceId, docsUrl, ...overrides }
}
