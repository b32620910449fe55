/** Labels, then a top-level domain of 2 to 11 letters (spec 1 §5). */
const pattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,11}$/i

/** The longest name that there can be (RFC 1035). */
const longest = 253

/** Whether a text is a domain name. Nothing typed counts as valid. */
export const isDomain = (text: string): boolean =>
  text === '' || (text.length <= longest && pattern.test(text))

/** A domain as people paste it, without what stands before: `https://a.example` → `a.example`. */
export const withoutScheme = (text: string): string =>
  text.trim().replace(/^[a-z][a-z\d+.-]*:\/\//i, '')

/**
 * The domains of a text in their order, each once, in small letters and without its scheme; people
 * set them apart by commas, semicolons or space. Browsers end a copied address in a slash.
 */
export const domainsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((each) => withoutScheme(each).replace(/\/$/, '').toLowerCase())
      .filter((each) => each !== ''),
  ),
]
