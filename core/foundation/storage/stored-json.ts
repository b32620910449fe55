/**
 * The value of a JSON text that a storage held, still to be checked by a shape; undefined when there
 * is no text, or when it is no JSON.
 */
export const parseStoredJson = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
