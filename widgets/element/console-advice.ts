import type { ErrorDetail } from './error-detail.ts'

const attributeText = (element: HTMLElement, attribute: string): string => {
  const text = element.getAttribute(attribute)
  return text === null ? `no ${attribute}` : `${attribute}="${text}"`
}

/** The remedy for each error, for the page's developer. */
const remedies: Readonly<Record<string, (element: HTMLElement, detail: ErrorDetail) => string>> = {
  attributeInvalid: (_element, { message }) => message,
  frameBlocked: () => 'Add the payment processor’s origin to frame-src in your content policy.',
  keyMissing: () => 'Set client-key, or the property fetchSession.',
  keyRefused: (element) =>
    `Check ${attributeText(element, 'client-key')} and ${attributeText(element, 'api-base')}: the platform does not know the key, or it was revoked.`,
  originRefused: (element) =>
    `Register the origin ${location.origin} with the key (${attributeText(element, 'client-key')}).`,
  regionRefused: (element, { message }) =>
    `${message} Set region to that of the key, session or link; the element has ${attributeText(element, 'region')}.`,
  tagTaken: (element) =>
    `Another script has defined <${element.localName}>. Load Parapet’s loader before it, or rename that tag.`,
}

const loggedTexts = new Set<string>()

/** Logs an error and its remedy to the console once. */
export const advise = (element: HTMLElement, detail: ErrorDetail): void => {
  const remedy = remedies[detail.code]?.(element, detail) ?? detail.message
  const text = `Parapet, <${element.localName}>: ${detail.code}. ${remedy} ${detail.docsUrl}`
  if (loggedTexts.has(text)) return
  loggedTexts.add(text)
  // For the page's developer, not for visitors.
  // oxlint-disable-next-line no-console
  console.warn(text)
}
