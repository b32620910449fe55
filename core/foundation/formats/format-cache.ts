/** Maximum formats of a cache; the oldest one is dropped for a new one. */
const mostFormats = 100

/** Gives the format of a key, made at its first use. */
export type FormatCache<Format> = (key: string, make: () => Format) => Format

/**
 * Stores formats of `Intl` by locale and options: making one takes up to a hundred times as long as
 * formatting with it. A format has no state, so all users share it.
 */
/*@__NO_SIDE_EFFECTS__*/
export const formatCache = <Format>(): FormatCache<Format> => {
  const formats = new Map<string, Format>()
  return (key, make) => {
    const known = formats.get(key)
    if (known !== undefined) return known
    const made = make()
    const [oldest] = formats.keys()
    if (formats.size >= mostFormats && oldest !== undefined) formats.delete(oldest)
    formats.set(key, made)
    return made
  }
}
