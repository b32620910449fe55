import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './database.ts'
import type { Intent, Ledger } from './ledger.ts'
import { readAuthCode } from '../../server/insurance/billing/protocol/auth-code.ts'

const lifetimeMs = 20 * 60_000

const hash = (key: string): string => createHash('sha256').update(key).digest('hex')

/**
 * Sessions of the frame. An authentication key opens one; the frame has its session key in memory.
 */
export const createSessions = (
  database: DatabaseSync,
  ledger: Ledger,
  secret: string,
  now: () => number,
) => ({
  /** Uses an authentication key; undefined when it is forged, expired or used. */
  open(authCode: string): { readonly sessionKey: string; readonly intent: Intent } | undefined {
    const order = readAuthCode(secret, authCode)
    if (order === undefined) return undefined
    return inTransaction(database, () => {
      const { changes } = database
        .prepare('insert into nonces (nonce, used_at) values (?, ?) on conflict do nothing')
        .run(order.nonce, now())
      if (changes === 0) return undefined
      const intent = ledger.storeIntent({
        id: order.intentId,
        amount: order.amount,
        currency: order.currency,
        description: order.description,
        email: order.email,
        tokens: JSON.stringify(order.tokens),
        is_test: order.isTest === true ? 1 : 0,
      })
      const sessionKey = randomBytes(24).toString('base64url')
      database
        .prepare('insert into sessions (key_hash, intent_id, expires_at) values (?, ?, ?)')
        .run(hash(sessionKey), intent.id, now() + lifetimeMs)
      return { sessionKey, intent }
    })
  },

  /** The intent that a session key may pay. */
  intentOf(sessionKey: string): Intent | undefined {
    const row = database
      .prepare('select intent_id from sessions where key_hash = ? and expires_at > ?')
      .get(hash(sessionKey), now())
    const id = row?.['intent_id']
    return typeof id === 'string' ? ledger.intentOf(id) : undefined
  },
})
export type Sessions = ReturnType<typeof createSessions>
