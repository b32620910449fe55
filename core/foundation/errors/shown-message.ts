import type { ClientError } from './client-error.ts'

const shown = new WeakMap<object, string>()

/** Remembers the text that a view shows for an error, and returns it. */
export const showAs = (error: unknown, text: string): string => {
  if (typeof error === 'object' && error !== null) shown.set(error, text)
  return text
}

/** The text that the user reads for an error: that of the view that shows it, else its message. */
export const shownMessage = (error: ClientError): string => shown.get(error) ?? error.message
