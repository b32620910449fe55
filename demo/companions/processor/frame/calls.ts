import type { Currency } from '#core/foundation/money/money.ts'

/** A session in the processor's response. */
export interface Session {
  readonly sessionKey: string
  readonly intentId: string
  readonly amount: number
  readonly currency: Currency
  /** Whether test methods are accepted. There are no other methods. */
  readonly testMode: boolean
  readonly saved: readonly {
    readonly tokenId: string
    readonly name: string
    readonly last4Digits: string
  }[]
  readonly live?: { readonly state: string; readonly transactionId: string }
}

/** A transaction in the processor's response. */
export interface Transaction {
  readonly state: 'challenge' | 'processing' | 'succeeded' | 'failed'
  readonly reason: string | null
  readonly intentId: string
  readonly transactionId: string
  readonly transactionDate: string
  readonly amount: number
  readonly currency: string
  readonly tokenId: string
  readonly last4Digits: string
  readonly cardType?: string
  readonly bankName?: string
  readonly wrongCodes: number
}

export type Answer =
  | { readonly kind: 'transaction'; readonly transaction: Transaction }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'expired' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'tooMany' }

const waitMs = 30_000

/** Exchanges the authentication key for a session key; undefined when it is used or expired. */
export const openSession = async (authCode: string): Promise<Session | 'expired' | 'offline'> => {
  try {
    const answer = await fetch('/session', { headers: { 'x-authentication-key': authCode } })
    if (answer.status === 401) return 'expired'
    return answer.ok ? ((await answer.json()) as Session) : 'offline'
  } catch {
    return 'offline'
  }
}

const ask = async (path: string, sessionKey: string, body?: unknown): Promise<Answer> => {
  try {
    const answer = await fetch(path, {
      headers: {
        authorization: `Session ${sessionKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(waitMs),
    })
    if (answer.status === 401) return { kind: 'expired' }
    if (answer.status === 422) {
      const { faults } = (await answer.json()) as { faults: Record<string, string> }
      return { kind: 'invalid', errors: faults }
    }
    if (answer.status === 429) return { kind: 'tooMany' }
    if (!answer.ok) return { kind: 'failed' }
    return { kind: 'transaction', transaction: (await answer.json()) as Transaction }
  } catch {
    return { kind: 'offline' }
  }
}

export const charge = (sessionKey: string, attemptKey: string, method: unknown): Promise<Answer> =>
  ask('/charge', sessionKey, { attemptKey, method })

/** Answers the bank's challenge. No code means that the customer cancelled. */
export const challenge = (
  sessionKey: string,
  transactionId: string,
  code?: string,
): Promise<Answer> => ask('/challenge', sessionKey, { transactionId, code })

/** Reads the state of this session's intent. */
export const readTransaction = (sessionKey: string): Promise<Answer> =>
  ask('/transaction', sessionKey)
