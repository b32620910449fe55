/**
 * Parses JSON from a storage; the caller checks the value against a shape. Undefined for a missing
 * text or invalid JSON.
 */
export const parseStoredJson = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
