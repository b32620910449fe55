/**
 * Parses JSON text from a storage; the caller checks the value by a shape. Undefined when there is
 * no text or it is not JSON.
 */
export const parseStoredJson = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
