import type { WireError, WireFieldError } from '#core/foundation/errors/wire.ts'

/**
 * A call with a status outside 2xx: `await expect(…).rejects.toMatchObject({ status: 409, code:
 * 'notReady' })`.
 */
export class Failure extends Error {
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly errors: readonly WireFieldError[]
  readonly headers: Headers
  readonly mfaType: WireError['mfaType']

  constructor(error: WireError, headers: Headers) {
    super(`${error.status} ${error.code}: ${error.detail}`)
    this.status = error.status
    this.code = error.code
    this.detail = error.detail
    this.errors = error.errors ?? []
    this.headers = headers
    this.mfaType = error.mfaType
  }
}

/** The status of a call: 200, or that of its failure. */
export const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    ({ status }: Failure) => status,
  )
