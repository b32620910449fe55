/**
 * Applies a key to text typed before its field exists; undefined for keys that do not type text.
 */
export const typedAhead = (
  text: string,
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    isComposing,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>,
): string | undefined => {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  if (key === 'Backspace') return text.slice(0, -1)
  // Named keys are longer than one character.
  return key.length === 1 ? text + key : undefined
}
