import {
  pendingQuoteStatuses,
  quoteExpiry,
  quoteStatuses,
  type QuoteStatus,
} from '#core/insurance/quotes/statuses.ts'
import { quoteActions, type QuoteAction } from '#core/insurance/quotes/actions.ts'
import { quoteTransitions } from '#core/insurance/quotes/transitions.ts'

/** A change of status: what makes it, and what the quote becomes. */
interface Step {
  readonly by: string
  readonly to: string
}

const clock: Partial<Record<QuoteStatus, QuoteStatus>> = quoteExpiry

const pending: readonly QuoteStatus[] = pendingQuoteStatuses

/** What a step makes of a status; null where that stays. */
const targetOf = (action: QuoteAction, status: QuoteStatus): string | null => {
  const { to } = quoteTransitions[action]
  if (to === 'rated') return pending.includes(status) ? null : 'READY or REFERRED'
  return to === 'before' ? 'what it was' : to
}

/** The steps that lead out of a status, in the order of the table, those of the clock last. */
const stepsFrom = (status: QuoteStatus): readonly Step[] => {
  const expired = clock[status]
  return [
    ...quoteActions.flatMap((action) => {
      const from: readonly QuoteStatus[] = quoteTransitions[action].from
      const to = targetOf(action, status)
      return to !== null && to !== status && from.includes(status) ? [{ by: action, to }] : []
    }),
    ...(expired === undefined ? [] : [{ by: '(its days pass)', to: expired }]),
  ]
}

const longest = Math.max(...quoteActions.map((action) => action.length), '(its days pass)'.length)

/** The diagram of the life of a quote, drawn from the table of transitions. */
export const quoteLifeDiagram = (): string =>
  quoteStatuses
    .map((status) => {
      const steps = stepsFrom(status)
      const lines = steps.map(({ by, to }, at) => {
        const branch = at === steps.length - 1 ? '└─' : '├─'
        return `  ${branch} ${by} ${'─'.repeat(longest - by.length + 1)}▶ ${to}`
      })
      return [status, ...lines].join('\n')
    })
    .join('\n\n')

/** What a step needs beside status and permission. */
const needOf = (action: QuoteAction): string => {
  const rule: (typeof quoteTransitions)[QuoteAction] & {
    readonly verified?: boolean
    readonly needsStart?: true
    readonly needsNotice?: true
    readonly needsFacts?: true
    readonly needsReleasable?: true
    readonly needsOpenAccount?: true
    readonly needsMet?: true
    readonly needsAuthority?: true
  } = quoteTransitions[action]
  return [
    rule.verified === true && 'a verified account',
    rule.verified === false && 'an account that is not verified yet',
    rule.needsStart && 'an effective date that can still begin',
    rule.needsNotice && 'the surplus lines notice attested, where one is needed',
    rule.needsFacts && 'every fact that the policy names',
    rule.needsReleasable && 'reasons that can be released',
    rule.needsMet && 'every subjectivity met or waived',
    rule.needsAuthority && 'the authority for its limit and premium',
    rule.needsOpenAccount && 'an account that is open to quotes',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Each step: the statuses that it starts from, the permission, and what it needs. */
export const quoteSteps: readonly (readonly string[])[] = quoteActions.map((action) => {
  const { from, permission } = quoteTransitions[action]
  return [`\`${action}\``, from.join(', '), `\`${permission}\``, needOf(action)]
})
