import type { WordingKey } from '../wording/namespaces.ts'

/** A text from the server, or the key of one of ours. */
export type ChosenMessage = { readonly text: string } | { readonly key: WordingKey }

const serverErrors: readonly number[] = [500, 502, 503, 504]

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** `[PLT-4] [quote] Not ready` → `Not ready`. */
const withoutPrefixes = (detail: string): string => detail.replace(/^(?:\s*\[[^\]]*\])+\s*/, '')

const joinedDetails = (errors: unknown): string | undefined =>
  Array.isArray(errors)
    ? textIn(
        errors.flatMap((fieldError) => textIn(recordOf(fieldError)['detail']) ?? []).join(', '),
      )
    : undefined

/** Chooses the message of a failed request, in the order of spec 1 §8. */
export const chooseMessage = (status: number, body: unknown): ChosenMessage => {
  if (serverErrors.includes(status)) return { key: 'common:failure.server' }
  const { detail, errors, message } = recordOf(body)
  const text =
    textIn(withoutPrefixes(textIn(detail) ?? '')) ??
    joinedDetails(errors) ??
    textIn(message) ??
    textIn(body)
  return text === undefined ? { key: 'common:failure.other' } : { text }
}
