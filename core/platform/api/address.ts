import { encodeCall } from './encode.ts'
import type { Endpoint, InputOf } from './endpoint.ts'
import { addressOf } from './transport.ts'

/**
 * The address of a call that the browser opens itself, such as a redirect. Throws when the input is
 * invalid. `apiBase` may be empty for the page's origin.
 */
export const addressOfCall = <const E extends Endpoint>(
  apiBase: string,
  endpoint: E,
  input: InputOf<E> & object,
): string => {
  const parts: object = input
  const { path, query } = encodeCall(endpoint, parts)
  return addressOf(apiBase, path, query)
}
