import { ClientError } from '#core/foundation/errors/client-error.ts'

/** Maximum length of the error text in copied details (spec 1 §8). */
const maxTextLength = 60

/** The details of an error for support; its text is truncated to 60 characters. */
export const errorDetails = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error)
  const short = text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text
  if (!(error instanceof ClientError)) return short
  const { code, status, requestId, instanceId } = error
  return [short, `code ${code}`, `status ${status}`, `request ${requestId}`, `client ${instanceId}`]
    .filter((part) => !part.endsWith(' '))
    .join('\n')
}
