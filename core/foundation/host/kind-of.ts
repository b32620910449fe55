/**
 * The built-in type of a value: `Blob`, `FormData`, `Error`. Unlike `instanceof`, it works when the
 * page replaced the built-in (zone.js replaces `Promise`) and for values of other frames.
 */
export const kindOf = (value: unknown): string =>
  Object.prototype.toString.call(value).slice('[object '.length, -1)

/** The name of an error or exception; undefined for any other thrown value. */
export const errorName = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : undefined

/** The message of an error, or the text of any other thrown value. */
export const messageOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'message' in value
    ? String(value.message)
    : String(value)
