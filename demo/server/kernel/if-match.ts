import { headerNames } from '#core/platform/api/headers.ts'

/** The version (`modified`) of the record that the caller last read, from `If-Match`. */
export const ifMatchOf = (request: Request): { seen?: string } => {
  const tag = request.headers.get(headerNames.ifMatch)
  return tag === null || tag === '*' ? {} : { seen: tag.replaceAll('"', '') }
}
