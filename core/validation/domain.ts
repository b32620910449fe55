/** Labels, then a top-level domain of 2 to 11 letters (spec 1 §5). */
const pattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,11}$/i

/** Whether a text is a domain name. Nothing typed is no fault. */
export const isDomain = (text: string): boolean => text === '' || pattern.test(text)

/** A domain as people paste it, without what stands before: `https://a.example` → `a.example`. */
export const withoutScheme = (text: string): string =>
  text.trim().replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
