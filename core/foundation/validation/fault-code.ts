import type { Namespaces, WordingKey } from '../wording/namespaces.ts'

/** The code of a fault: a key of the `errors` wording, or the full key of a text elsewhere. */
export type FaultCode = keyof Namespaces['errors'] | WordingKey
