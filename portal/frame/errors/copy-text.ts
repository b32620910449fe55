/**
 * Copies a text to the clipboard. Falls back to the deprecated method where the new one is not
 * allowed (plain HTTP).
 */
export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    // Deprecated, and still the only way without a secure context.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand('copy')
    field.remove()
  }
}
