import type { ClientError } from '#core/foundation/errors/client-error.ts'

/** What a page learns of an error: never bodies, tokens or what was typed. */
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
