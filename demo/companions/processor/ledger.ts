import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { currencies } from '#core/foundation/money/money.ts'
import { failureReasons, processorEvent, savedMethodTypes } from '#core/insurance/billing/model.ts'
import { inTransaction } from './database.ts'
import type { Outcome } from './test-methods.ts'

export const transactionStates = ['challenge', 'processing', 'succeeded', 'failed'] as const
export type TransactionState = (typeof transactionStates)[number]

const intentRow = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.enum(currencies),
  description: z.string(),
  email: z.string(),
  tokens: z.string(),
  /** 1 when the platform created it in test mode. Test methods pay it in every environment. */
  is_test: z.int(),
})
export type Intent = z.output<typeof intentRow>

const tokenRow = z.object({
  id: z.string(),
  type: z.enum(savedMethodTypes),
  last4: z.string(),
  outcome: z.string(),
  brand: z.nullable(z.string()),
  expiry_month: z.nullable(z.int()),
  expiry_year: z.nullable(z.int()),
  bank_name: z.nullable(z.string()),
  account_type: z.nullable(z.string()),
})
export type Token = z.output<typeof tokenRow>

const transactionRow = z.object({
  id: z.string(),
  intent_id: z.string(),
  attempt_key: z.string(),
  token_id: z.string(),
  amount: z.int(),
  currency: z.enum(currencies),
  state: z.enum(transactionStates),
  reason: z.nullable(z.enum(failureReasons)),
  created_at: z.int(),
  settle_at: z.nullable(z.int()),
  wrong_codes: z.int(),
})
export type Transaction = z.output<typeof transactionRow>

const optional = <S extends z.ZodMiniType>(row: S, found: unknown): z.output<S> | undefined =>
  found === undefined ? undefined : row.parse(found)

/**
 * The processor's data: intents, tokens, transactions, and the events to deliver to the platform.
 */
export const createLedger = (database: DatabaseSync, now: () => number) => {
  const intentOf = (id: string): Intent | undefined =>
    optional(intentRow, database.prepare('select * from intents where id = ?').get(id))

  const tokenOf = (id: string): Token | undefined =>
    optional(tokenRow, database.prepare('select * from tokens where id = ?').get(id))

  const transactionOf = (id: string): Transaction | undefined =>
    optional(transactionRow, database.prepare('select * from transactions where id = ?').get(id))

  const liveOf = (intentId: string): Transaction | undefined =>
    optional(
      transactionRow,
      database
        .prepare(
          "select * from transactions where intent_id = ? and state in ('challenge', 'processing', 'succeeded')",
        )
        .get(intentId),
    )

  const lastOf = (intentId: string): Transaction | undefined =>
    optional(
      transactionRow,
      database
        .prepare(
          'select * from transactions where intent_id = ? order by created_at desc, rowid desc limit 1',
        )
        .get(intentId),
    )

  /** The attempt of a key at one intent. The same key at another intent is another attempt. */
  const attemptOf = (intentId: string, attemptKey: string): Transaction | undefined =>
    optional(
      transactionRow,
      database
        .prepare('select * from transactions where intent_id = ? and attempt_key = ?')
        .get(intentId, attemptKey),
    )

  /**
   * The start times of the newest attempts at an intent in milliseconds since 1970, newest first.
   */
  const attemptTimes = (intentId: string, max: number): readonly number[] =>
    database
      .prepare(
        'select created_at as at from transactions where intent_id = ? order by created_at desc limit ?',
      )
      .all(intentId, max)
      .map(({ at }) => Number(at))

  /** Queues the event of a transaction's new state for the platform. */
  const owe = (transaction: Transaction): void => {
    const token = tokenOf(transaction.token_id)
    if (token === undefined || transaction.state === 'challenge') return
    const payload = JSON.stringify(
      z.encode(processorEvent, {
        id: `evt_${randomUUID()}`,
        type: `payment.${transaction.state}`,
        createdAt: new Date(now()).toISOString(),
        intentId: transaction.intent_id,
        transactionId: transaction.id,
        amount: transaction.amount,
        currency: transaction.currency,
        method: {
          tokenId: token.id,
          type: token.type,
          last4Digits: token.last4,
          creditCardType: token.brand ?? undefined,
          expirationMonth: token.expiry_month ?? undefined,
          expirationYear: token.expiry_year ?? undefined,
          bankName: token.bank_name ?? undefined,
          bankAccountType: token.account_type ?? undefined,
        },
        reason: transaction.reason ?? undefined,
      }),
    )
    database
      .prepare('insert into events (id, transaction_id, payload, next_at) values (?, ?, ?, ?)')
      .run(`evt_${randomUUID()}`, transaction.id, payload, now())
  }

  return {
    intentOf,
    tokenOf,
    transactionOf,
    liveOf,
    lastOf,
    attemptOf,
    attemptTimes,

    /** Stores an intent. Its amount and mode never change afterwards; its allowed methods can. */
    storeIntent(intent: Intent): Intent {
      database
        .prepare(
          `insert into intents (id, amount, currency, description, email, tokens, is_test, asked_at)
           values (?, ?, ?, ?, ?, ?, ?, ?)
           on conflict (id) do update set tokens = excluded.tokens, asked_at = excluded.asked_at`,
        )
        .run(
          intent.id,
          intent.amount,
          intent.currency,
          intent.description,
          intent.email,
          intent.tokens,
          intent.is_test,
          now(),
        )
      return intentOf(intent.id) ?? intent
    },

    /** Stores a token. An existing one does not change. */
    storeToken(
      input: Omit<Token, 'id' | 'outcome'> & { readonly id?: string; readonly outcome: Outcome },
    ): Token {
      const token = { ...input, id: input.id ?? `tok_${randomUUID()}` }
      database
        .prepare(
          `insert into tokens (id, type, last4, outcome, brand, expiry_month, expiry_year, bank_name, account_type)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
        )
        .run(
          token.id,
          token.type,
          token.last4,
          token.outcome,
          token.brand,
          token.expiry_month,
          token.expiry_year,
          token.bank_name,
          token.account_type,
        )
      return token
    },

    /** Writes a transaction and its event in one transaction. */
    begin(
      input: Pick<Transaction, 'attempt_key' | 'token_id' | 'state' | 'reason' | 'settle_at'>,
      intent: Intent,
    ): Transaction {
      const transaction: Transaction = {
        ...input,
        id: `txn_${randomUUID()}`,
        intent_id: intent.id,
        amount: intent.amount,
        currency: intent.currency,
        created_at: now(),
        wrong_codes: 0,
      }
      database
        .prepare(
          `insert into transactions
             (id, intent_id, attempt_key, token_id, amount, currency, state, reason, created_at, settle_at)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          transaction.id,
          intent.id,
          input.attempt_key,
          input.token_id,
          intent.amount,
          intent.currency,
          input.state,
          input.reason,
          transaction.created_at,
          input.settle_at,
        )
      owe(transaction)
      return transaction
    },

    /** Moves a transaction to a new state. A final state does not change. */
    move(
      id: string,
      to: Pick<Transaction, 'state' | 'reason'> & { settle_at?: number | null },
    ): Transaction | undefined {
      const changed = database
        .prepare(
          `update transactions set state = ?, reason = ?, settle_at = ?
           where id = ? and state in ('challenge', 'processing')`,
        )
        .run(to.state, to.reason, to.settle_at ?? null, id)
      const moved = transactionOf(id)
      if (moved !== undefined && changed.changes > 0) owe(moved)
      return moved
    },

    /** Counts a wrong challenge code and returns the number so far. */
    countWrongCode(id: string): number {
      database.prepare('update transactions set wrong_codes = wrong_codes + 1 where id = ?').run(id)
      return transactionOf(id)?.wrong_codes ?? 0
    },

    /** Transactions whose bank response is due. */
    due(): readonly Transaction[] {
      return database
        .prepare("select * from transactions where state = 'processing' and settle_at <= ?")
        .all(now())
        .map((row) => transactionRow.parse(row))
    },

    /** Moves later bank responses forward to an instant. */
    settleBy(instant: number): void {
      database
        .prepare(
          "update transactions set settle_at = ? where state = 'processing' and settle_at > ?",
        )
        .run(instant, instant)
    },

    /** When the next bank response is due, in milliseconds since 1970. */
    nextDue(): number | undefined {
      const row = database
        .prepare(
          "select min(settle_at) as at from transactions where state = 'processing' and settle_at is not null",
        )
        .get()
      return typeof row?.['at'] === 'number' ? row['at'] : undefined
    },

    /** Delivers the last event of an intent's last transaction again. */
    repeat(intentId: string): TransactionState | 'none' {
      const last = lastOf(intentId)
      if (last === undefined) return 'none'
      database
        .prepare(
          `update events set next_at = ?, delivered_at = null where rowid =
             (select rowid from events where transaction_id = ? order by rowid desc limit 1)`,
        )
        .run(now(), last.id)
      return last.state
    },

    inTransaction: <T>(work: () => T): T => inTransaction(database, work),
  }
}
export type Ledger = ReturnType<typeof createLedger>
