/** Maximum number of formats in a cache; a new one replaces the oldest. */
const maxFormats = 100

/** Returns the format of a key and creates it at its first use. */
export type FormatCache<Format> = (key: string, make: () => Format) => Format

/**
 * Caches `Intl` formats by locale and options, because creating one takes up to a hundred times as
 * long as formatting. A format has no state, so all users share it.
 */
/*@__NO_SIDE_EFFECTS__*/
export const formatCache = <Format>(): FormatCache<Format> => {
  const formats = new Map<string, Format>()
  return (key, make) => {
    const known = formats.get(key)
    if (known !== undefined) return known
    const format = make()
    const [oldest] = formats.keys()
    if (formats.size >= maxFormats && oldest !== undefined) formats.delete(oldest)
    formats.set(key, format)
    return format
  }
}
