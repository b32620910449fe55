import type { MfaType } from '#core/errors/mfa-type.ts'

/** One fault of a field; `code` is a wording key of the `errors` namespace, `params` fill its text. */
export interface Fault {
  readonly code: string
  readonly field?: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Thrown by a service to answer outside 2xx. The route helper turns it into the one wire shape. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  readonly faults: readonly Fault[]
  readonly headers: Readonly<Record<string, string>>
  /** Which second factor is asked for; with 307 `mfaRequired` only. */
  readonly mfaType: MfaType | undefined

  constructor(
    status: number,
    code: string,
    more: {
      params?: Readonly<Record<string, string | number>>
      faults?: readonly Fault[]
      headers?: Readonly<Record<string, string>>
      mfaType?: MfaType
    } = {},
  ) {
    super(code)
    this.status = status
    this.code = code
    this.params = more.params ?? {}
    this.faults = more.faults ?? []
    this.headers = more.headers ?? {}
    this.mfaType = more.mfaType
  }
}

export const notFound = (): Refusal => new Refusal(404, 'notFound')
