import { daysBetween, type Day } from '../../foundation/calendar-dates/calendar-date.ts'
import type {
  PolicyFact,
  PolicyFacts,
  PolicyTransaction,
  TransactionChange,
} from './transactions.ts'

/** The dates of a policy term. The end date is exclusive. */
export interface Term {
  readonly effectiveDate: Day
  readonly endDate: Day
}

/** Consecutive days of a term with the same terms and cover. */
export interface Segment {
  readonly from: Day
  /** Exclusive. */
  readonly to: Day
  readonly isCovered: boolean
  readonly facts: PolicyFacts
}

/** A fact that another transaction changes from a later date. */
export interface Conflict {
  readonly fact: PolicyFact
  readonly transactionId: string
}

/** The issued transactions, in processing order. */
export const issuedOf = <Transaction extends Pick<PolicyTransaction, 'state' | 'processed'>>(
  transactions: readonly Transaction[],
): readonly Transaction[] =>
  transactions
    .filter(({ state }) => state === 'issued')
    .toSorted((one, other) => Number(one.processed) - Number(other.processed))

/** The transactions that had been issued at an instant. */
export const knownAt = (
  transactions: readonly PolicyTransaction[],
  instant: Date,
): readonly PolicyTransaction[] =>
  issuedOf(transactions).filter(({ processed }) => processed !== null && processed <= instant)

/** Transactions that have not been reversed. A reversal can itself be reversed. */
const unreversed = (known: readonly PolicyTransaction[]): readonly PolicyTransaction[] => {
  const reversed = new Set<string>()
  for (const { id, change } of known.toReversed()) {
    if (change.kind === 'reverse' && !reversed.has(id)) reversed.add(change.reverses)
  }
  return known.filter(({ id, change }) => change.kind !== 'reverse' && !reversed.has(id))
}

const changedFacts = (change: TransactionChange): Partial<PolicyFacts> => {
  if (change.kind === 'issue') return change.facts
  return change.kind === 'endorse' ? change.changes : {}
}

/**
 * The value of a fact on a day: the latest effective date wins, then the latest processing time.
 * Out-of-sequence transactions therefore need no special case.
 */
const factOn = (
  valid: readonly PolicyTransaction[],
  fact: PolicyFact,
  day: Day,
): number | undefined => {
  let value: number | undefined
  let since: Day = ''
  for (const { effectiveDate, change } of valid) {
    const changed = changedFacts(change)[fact]
    if (changed === undefined || effectiveDate > day) continue
    const isOverride = change.kind === 'endorse' && change.overrides?.includes(fact) === true
    if (!isOverride && effectiveDate < since) continue
    value = changed
    // an override keeps the later date, so that it also replaces the values in between
    if (effectiveDate > since) since = effectiveDate
  }
  return value
}

/** Whether the term covers a day. A reversed issue voids the term from its first day. */
const isCoveredOn = (valid: readonly PolicyTransaction[], day: Day): boolean => {
  let isCovered = valid.some(({ change }) => change.kind === 'issue')
  if (!isCovered) return false
  let since: Day = ''
  for (const { effectiveDate, change } of valid) {
    if (change.kind !== 'cancel' && change.kind !== 'reinstate') continue
    if (effectiveDate > day || effectiveDate < since) continue
    isCovered = change.kind === 'reinstate'
    since = effectiveDate
  }
  return isCovered
}

/** The effective cancellation: neither reversed nor superseded by a later change of cover. */
export const cancellationOf = (
  known: readonly PolicyTransaction[],
): PolicyTransaction | undefined => {
  const last = unreversed(known).findLast(
    ({ change }) => change.kind === 'cancel' || change.kind === 'reinstate',
  )
  return last?.change.kind === 'cancel' ? last : undefined
}

/** The term in segments with equal facts, according to these issued transactions. */
export const segmentsOf = (
  { effectiveDate: start, endDate }: Term,
  known: readonly PolicyTransaction[],
): readonly Segment[] => {
  const valid = unreversed(known)
  const first = (day: Day): Day => (day < start ? start : day)
  const days = [start, ...valid.map(({ effectiveDate }) => first(effectiveDate))]
  const begins = [...new Set(days)].filter((day) => day < endDate).toSorted()
  return begins.map((from, at) => ({
    from,
    to: begins[at + 1] ?? endDate,
    isCovered: isCoveredOn(valid, from),
    facts: {
      limit: factOn(valid, 'limit', from) ?? 0,
      deductible: factOn(valid, 'deductible', from) ?? 0,
      premium: factOn(valid, 'premium', from) ?? 0,
    },
  }))
}

/** Facts and cover on a day; outside the term, those of the first or last day. */
export const segmentOn = (
  term: Term,
  known: readonly PolicyTransaction[],
  day: Day,
): Segment | undefined => {
  const segments = segmentsOf(term, known)
  return segments.findLast(({ from }) => from <= day) ?? segments[0]
}

const quotientHalfAway = (numerator: bigint, denominator: bigint): number => {
  const sign = numerator < 0n ? -1n : 1n
  return Number((sign * (sign * numerator * 2n + denominator)) / (denominator * 2n))
}

/**
 * The earned premium before `until`, in minor units. Only the sum is rounded, so that parts add
 * up.
 */
export const premiumUntil = (
  term: Term,
  known: readonly PolicyTransaction[],
  until: Day,
): number => {
  let sum = 0n
  for (const { from, to, isCovered, facts } of segmentsOf(term, known)) {
    const days = Math.max(0, daysBetween(from, to < until ? to : until))
    if (isCovered) sum += BigInt(facts.premium) * BigInt(days)
  }
  return quotientHalfAway(sum, BigInt(daysBetween(term.effectiveDate, term.endDate)))
}

/** The premium change of the newest transaction; negative for a return premium. */
export const premiumChange = (term: Term, known: readonly PolicyTransaction[]): number => {
  const before = known.slice(0, -1)
  return premiumUntil(term, known, term.endDate) - premiumUntil(term, before, term.endDate)
}

/** Facts of a new transaction that other transactions change from a later date. */
export const conflictsOf = (
  known: readonly PolicyTransaction[],
  next: Pick<PolicyTransaction, 'effectiveDate' | 'change'>,
): readonly Conflict[] => {
  if (next.change.kind !== 'endorse') return []
  const { changes } = next.change
  return unreversed(known).flatMap(({ id, effectiveDate, change }) =>
    change.kind === 'endorse' && effectiveDate > next.effectiveDate
      ? (['limit', 'deductible', 'premium'] as const)
          .filter((fact) => fact in changes && fact in change.changes)
          .map((fact) => ({ fact, transactionId: id }))
      : [],
  )
}
