import type { Namespaces, WordingKey } from '../wording/namespaces.ts'

/** The code of a field error: a key of the `errors` wording, or the full key of another text. */
export type FieldErrorCode = keyof Namespaces['errors'] | WordingKey
