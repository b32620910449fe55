import { headerNames } from '#core/platform/api/headers.ts'

/** `modified` of the record that the caller read before changing or deciding it, when the call names it. */
export const ifMatchOf = (request: Request): { seen?: string } => {
  const tag = request.headers.get(headerNames.ifMatch)
  return tag === null || tag === '*' ? {} : { seen: tag.replaceAll('"', '') }
}
