/** Labels, then a top-level domain of 2 to 11 letters (spec 1 §5). */
const pattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,11}$/i

/** The longest possible domain name (RFC 1035). */
const longest = 253

/** Whether a text is a domain name. An empty text is valid. */
export const isDomain = (text: string): boolean =>
  text === '' || (text.length <= longest && pattern.test(text))

/** A pasted domain without scheme and path: `https://a.example` → `a.example`. */
export const withoutScheme = (text: string): string =>
  text.trim().replace(/^[a-z][a-z\d+.-]*:\/\//i, '')

/**
 * The domains in a text, in order, without repetition, in lower case and without scheme. Separators
 * are commas, semicolons and white space. A trailing slash, which browsers add to a copied address,
 * is dropped.
 */
export const domainsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((each) => withoutScheme(each).replace(/\/$/, '').toLowerCase())
      .filter((each) => each !== ''),
  ),
]
