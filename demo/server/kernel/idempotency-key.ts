import { headerNames } from '#core/platform/api/headers.ts'

/** The header with the id of an attempt, for calls whose body may have none. */
export const keyOf = (request: Request): { requestId?: string } => {
  const key = request.headers.get(headerNames.idempotencyKey)
  return key ? { requestId: key } : {}
}
