import type { ClientError } from './client-error.ts'

const shown = new WeakMap<object, string>()

/** Records the text that a view shows for an error, and returns it. */
export const setDisplayMessage = (error: unknown, text: string): string => {
  if (typeof error === 'object' && error !== null) shown.set(error, text)
  return text
}

/** The text that the user sees for an error: the text recorded by its view, or its message. */
export const displayMessage = (error: ClientError): string => shown.get(error) ?? error.message
