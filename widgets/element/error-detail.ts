import type { ClientError } from '#core/foundation/errors/client-error.ts'

/** The part of an error for a page: never bodies, tokens or input. */
export const errorDetail = ({
  code,
  status,
  phase,
  retryable,
  message,
  requestId,
  instanceId,
  docsUrl,
}: ClientError) => ({ code, status, phase, retryable, message, requestId, instanceId, docsUrl })
