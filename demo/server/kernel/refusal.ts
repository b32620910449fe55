import type { errorCatalogue } from '#core/foundation/errors/catalogue.ts'
import type { MfaType } from '#core/foundation/errors/mfa-type.ts'

/** One fault of a field; `code` is a wording key of the `errors` namespace, `params` fill its text. */
export interface Fault {
  readonly code: string
  readonly field?: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Faults that an answer names at most: who sends more is not helped by a longer list. */
export const mostFaults = 20

const longestKey = 64
const longestField = 256

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

/** The dotted name of a field; its keys may come from the caller and are cut where they are long. */
export const fieldOf = (path: readonly PropertyKey[]): string =>
  cut(path.map((key) => cut(String(key), longestKey)).join('.'), longestField)

type Catalogue = typeof errorCatalogue

interface More {
  readonly params?: Readonly<Record<string, string | number>>
  readonly faults?: readonly Fault[]
  readonly headers?: Readonly<Record<string, string>>
  readonly mfaType?: MfaType
}

type Status = Catalogue[keyof Catalogue]['status']
/** Codes that the error catalogue holds with that status. */
export type CodeOf<S extends Status> = {
  [Code in keyof Catalogue]: Catalogue[Code]['status'] extends S ? Code : never
}[keyof Catalogue]

/** A status and a code that one row of the error catalogue holds: any other pair does not compile. */
export type RefusalWords = {
  [S in Status]: readonly [status: S, code: CodeOf<S>, more?: More]
}[Status]

/** Thrown by a service to answer outside 2xx. The route helper turns it into the one wire shape. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  readonly faults: readonly Fault[]
  readonly headers: Readonly<Record<string, string>>
  /** Which second factor is asked for; with 307 `mfaRequired` only. */
  readonly mfaType: MfaType | undefined

  constructor(...[status, code, more = {}]: RefusalWords) {
    super(code)
    this.status = status
    this.code = code
    this.params = more.params ?? {}
    this.faults = (more.faults ?? []).slice(0, mostFaults)
    this.headers = more.headers ?? {}
    this.mfaType = more.mfaType
  }
}

export const notFound = (): Refusal => new Refusal(404, 'notFound')
