import * as z from 'zod/mini'
import type { FailureReason } from '#core/insurance/billing/model.ts'
import { boundedText, id } from '#core/foundation/validation/bounded.ts'
import { bankFormats } from './frame/bank-formats.ts'
import { bankErrors, brandOf, cardErrors, digitsOf, expiryOf } from './frame/checks.ts'
import type { Intent, Ledger, Token, Transaction, TransactionState } from './ledger.ts'
import {
  challengeCode,
  outcomeOfAccount,
  outcomeOfCard,
  outcomeWhenOff,
  type Outcome,
} from './test-methods.ts'

/** The delays of the invented banks, in milliseconds. */
export interface BankPace {
  /** From an e-check to its settlement. */
  readonly settleMs: number
  /** Timeout of the card's bank. */
  readonly timeoutMs: number
}

const method = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('card'),
    name: boundedText(200),
    number: boundedText(40),
    expiry: boundedText(16),
    code: boundedText(16),
  }),
  z.object({
    kind: z.literal('echeck'),
    name: boundedText(200),
    routing: boundedText(40),
    account: boundedText(40),
    accountType: z.enum(['Checking', 'Savings']),
  }),
  z.object({ kind: z.literal('saved'), tokenId: id() }),
])

export const chargeInput = z.object({
  /** Created by the frame once per click on Pay, so that a repeated request is recognised. */
  attemptKey: id().check(z.minLength(8)),
  method,
})
export type ChargeInput = z.output<typeof chargeInput>

export type ChargeAnswer =
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'transaction'; readonly transaction: Transaction }
  /** Too many attempts at one intent. The next is possible after `retryInMs` milliseconds. */
  | { readonly kind: 'tooMany'; readonly retryInMs: number }

/** The initial and the final state of a transaction, by outcome. */
const initialState = {
  succeeds: 'succeeded',
  declined: 'failed',
  insufficientFunds: 'failed',
  challenge: 'challenge',
  timeout: 'processing',
  settles: 'processing',
  returned: 'processing',
  [outcomeWhenOff]: 'failed',
} as const satisfies Record<Outcome | typeof outcomeWhenOff, TransactionState>

/** Why an attempt failed immediately. */
const initialReason = {
  declined: 'declined',
  insufficientFunds: 'insufficientFunds',
  [outcomeWhenOff]: outcomeWhenOff,
} as const satisfies Record<string, FailureReason>

/** Maximum attempts at one intent per window: enough for a person, too few to test stolen cards. */
const attemptsAllowed = { max: 10, withinMs: 3_600_000 } as const

const finalState = {
  timeout: { state: 'failed', reason: 'timeout' },
  settles: { state: 'succeeded', reason: null },
  returned: { state: 'failed', reason: 'bankReturned' },
} as const satisfies Partial<
  Record<Outcome, { state: TransactionState; reason: FailureReason | null }>
>

/** Outcomes that are only known after the payment was reported as processing. */
export const laterOutcomes: readonly string[] = Object.keys(finalState)

const wrongCodesAllowed = 3

const isOneOf = <Key extends string>(key: string, table: Record<Key, unknown>): key is Key =>
  Object.hasOwn(table, key)

export interface ChargeParts {
  readonly ledger: Ledger
  readonly delays: () => BankPace
  readonly now: () => number
  /**
   * Whether test methods pay live intents; they always pay intents of test mode. There are no other
   * methods, so without them no live payment succeeds.
   */
  readonly testMode: boolean
}

/** Charges an intent. An intent has at most one transaction that can succeed. */
export const createCharges = ({ ledger, delays, now, testMode }: ChargeParts) => {
  const switchedOff = { state: 'failed', reason: outcomeWhenOff } as const

  /** Milliseconds until another attempt at an intent is possible; 0 when it is possible now. */
  const waitFor = (intent: Intent): number => {
    const { max, withinMs } = attemptsAllowed
    const first = ledger.attemptTimes(intent.id, max)[max - 1]
    return first === undefined ? 0 : Math.max(0, first + withinMs - now())
  }

  const acceptsTestMethods = ({ is_test }: Intent): boolean => testMode || is_test === 1

  const today = () => {
    const date = new Date(now())
    return { month: date.getUTCMonth() + 1, year: date.getUTCFullYear() }
  }

  const fieldErrorsOf = (input: ChargeInput['method'], intent: Intent): Record<string, string> => {
    if (input.kind === 'card') return cardErrors(input, today())
    if (input.kind === 'echeck') return bankErrors(input, intent.currency)
    const isAllowed = (JSON.parse(intent.tokens) as unknown[]).includes(input.tokenId)
    return isAllowed && ledger.tokenOf(input.tokenId) !== undefined
      ? {}
      : { tokenId: 'methodUnknown' }
  }

  const tokenFor = (input: ChargeInput['method'], intent: Intent): Token | undefined => {
    if (input.kind === 'saved') return ledger.tokenOf(input.tokenId)
    const noCard = { brand: null, expiry_month: null, expiry_year: null }
    const noBank = { bank_name: null, account_type: null }
    if (input.kind === 'echeck') {
      const digits = digitsOf(input.account)
      return ledger.storeToken({
        ...noCard,
        type: 'Bank Account',
        last4: digits.slice(-4),
        outcome: outcomeOfAccount(digits),
        bank_name: bankFormats[intent.currency].name,
        account_type: input.accountType,
      })
    }
    const digits = digitsOf(input.number)
    const expiry = expiryOf(input.expiry)
    return ledger.storeToken({
      ...noBank,
      type: 'Credit Card',
      last4: digits.slice(-4),
      outcome: outcomeOfCard(digits),
      brand: brandOf(digits),
      expiry_month: expiry?.month ?? null,
      expiry_year: expiry?.year ?? null,
    })
  }

  const settleAt = (outcome: string): number | null => {
    if (outcome === 'timeout') return now() + delays().timeoutMs * 2
    return isOneOf(outcome, finalState) ? now() + delays().settleMs : null
  }

  return {
    charge(intent: Intent, input: ChargeInput): ChargeAnswer {
      const errors = fieldErrorsOf(input.method, intent)
      if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
      return ledger.inTransaction((): ChargeAnswer => {
        // A repeated request or another tab gets the running attempt.
        const known = ledger.attemptOf(intent.id, input.attemptKey) ?? ledger.liveOf(intent.id)
        if (known !== undefined) return { kind: 'transaction', transaction: known }
        const retryInMs = waitFor(intent)
        if (retryInMs > 0) return { kind: 'tooMany', retryInMs }
        const token = tokenFor(input.method, intent)
        const outcome = acceptsTestMethods(intent) ? token?.outcome : outcomeWhenOff
        if (token === undefined || outcome === undefined || !isOneOf(outcome, initialState)) {
          return { kind: 'invalid', errors: { tokenId: 'methodUnknown' } }
        }
        const transaction = ledger.begin(
          {
            attempt_key: input.attemptKey,
            token_id: token.id,
            state: initialState[outcome],
            reason: isOneOf(outcome, initialReason) ? initialReason[outcome] : null,
            settle_at: settleAt(outcome),
          },
          intent,
        )
        return { kind: 'transaction', transaction }
      })
    },

    /**
     * Answers the bank's challenge. Three wrong codes, or `undefined` for a cancellation, end the
     * attempt.
     */
    challenge(intent: Intent, id: string, code: string | undefined): Transaction | undefined {
      return ledger.inTransaction(() => {
        const transaction = ledger.transactionOf(id)
        if (transaction?.intent_id !== intent.id) return undefined
        if (transaction.state !== 'challenge') return transaction
        if (!acceptsTestMethods(intent)) return ledger.move(id, switchedOff)
        if (code === challengeCode) return ledger.move(id, { state: 'succeeded', reason: null })
        if (code !== undefined && ledger.countWrongCode(id) < wrongCodesAllowed) {
          return ledger.transactionOf(id)
        }
        return ledger.move(id, { state: 'failed', reason: 'challengeFailed' })
      })
    },

    /** Applies the current settlement delay to running e-checks. */
    applySettlementDelay(): void {
      ledger.settleBy(now() + delays().settleMs)
    },

    /** Moves every transaction whose bank response is due to its final status. */
    settle(): void {
      for (const transaction of ledger.due()) {
        const outcome = ledger.tokenOf(transaction.token_id)?.outcome ?? 'timeout'
        const state = isOneOf(outcome, finalState) ? finalState[outcome] : finalState.timeout
        const intent = ledger.intentOf(transaction.intent_id)
        const isPaid = intent !== undefined && acceptsTestMethods(intent)
        ledger.inTransaction(() => ledger.move(transaction.id, isPaid ? state : switchedOff))
      }
    },
  }
}
export type Charges = ReturnType<typeof createCharges>
