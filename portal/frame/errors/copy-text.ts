/**
 * Puts a text on the clipboard; with the deprecated method where the new one is not allowed (plain
 * http).
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
