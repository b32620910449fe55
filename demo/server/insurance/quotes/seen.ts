import { headerNames } from '#core/platform/api/headers.ts'

/** `modified` of the quote that the caller read before deciding, when the call names it. */
export const seenIn = (request: Request): { seen?: string } => {
  const tag = request.headers.get(headerNames.ifMatch)
  return tag === null || tag === '*' ? {} : { seen: tag.replaceAll('"', '') }
}
