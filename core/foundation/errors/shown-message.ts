import type { ClientError } from './client-error.ts'

const shown = new WeakMap<object, string>()

/** Notes the text by which a view tells an error, and gives it back. */
export const showAs = (error: unknown, text: string): string => {
  if (typeof error === 'object' && error !== null) shown.set(error, text)
  return text
}

/** What a person reads of an error: the text of the view that shows it, else its own message. */
export const shownMessage = (error: ClientError): string => shown.get(error) ?? error.message
