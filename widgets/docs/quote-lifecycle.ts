import {
  pendingQuoteStatuses,
  quoteExpiry,
  quoteStatuses,
  type QuoteStatus,
} from '#core/insurance/quotes/statuses.ts'
import { quoteActions, type QuoteAction } from '#core/insurance/quotes/actions.ts'
import { quoteTransitions } from '#core/insurance/quotes/transitions.ts'

/** A change of status: the action that causes it, and the new status. */
interface Step {
  readonly by: string
  readonly to: string
}

const clock: Partial<Record<QuoteStatus, QuoteStatus>> = quoteExpiry

const pending: readonly QuoteStatus[] = pendingQuoteStatuses

/** The status that an action leads to; null when the status stays. */
const targetOf = (action: QuoteAction, status: QuoteStatus): string | null => {
  const { to } = quoteTransitions[action]
  if (to === 'rated') return pending.includes(status) ? null : 'READY or REFERRED'
  return to === 'before' ? 'the previous status' : to
}

/** The steps out of a status in table order, expiry last. */
const stepsFrom = (status: QuoteStatus): readonly Step[] => {
  const expired = clock[status]
  return [
    ...quoteActions.flatMap((action) => {
      const from: readonly QuoteStatus[] = quoteTransitions[action].from
      const to = targetOf(action, status)
      return to !== null && to !== status && from.includes(status) ? [{ by: action, to }] : []
    }),
    ...(expired === undefined ? [] : [{ by: '(expires)', to: expired }]),
  ]
}

const maxLength = Math.max(...quoteActions.map((action) => action.length), '(expires)'.length)

/** The quote lifecycle diagram, drawn from the transition table. */
export const quoteLifeDiagram = (): string =>
  quoteStatuses
    .map((status) => {
      const steps = stepsFrom(status)
      const lines = steps.map(({ by, to }, at) => {
        const branch = at === steps.length - 1 ? '└─' : '├─'
        return `  ${branch} ${by} ${'─'.repeat(maxLength - by.length + 1)}▶ ${to}`
      })
      return [status, ...lines].join('\n')
    })
    .join('\n\n')

/** The requirements of an action besides status and permission. */
const needOf = (action: QuoteAction): string => {
  const rule: (typeof quoteTransitions)[QuoteAction] & {
    readonly verified?: boolean
    readonly needsStart?: true
    readonly needsNotice?: true
    readonly requiresCompleteData?: true
    readonly needsReleasable?: true
    readonly needsOpenAccount?: true
    readonly needsMet?: true
    readonly needsAuthority?: true
  } = quoteTransitions[action]
  return [
    rule.verified === true && 'a verified account',
    rule.verified === false && 'an account that is not verified yet',
    rule.needsStart && 'an effective date that is still allowed',
    rule.needsNotice && 'an attested surplus lines notice, if one is required',
    rule.requiresCompleteData && 'all data that the policy needs',
    rule.needsReleasable && 'referral reasons that can be released',
    rule.needsMet && 'every subjectivity met or waived',
    rule.needsAuthority && 'underwriting authority for its limit and premium',
    rule.needsOpenAccount && 'an account that accepts new quotes',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Each action with the statuses it starts from, its permission and its requirements. */
export const quoteSteps: readonly (readonly string[])[] = quoteActions.map((action) => {
  const { from, permission } = quoteTransitions[action]
  return [`\`${action}\``, from.join(', '), `\`${permission}\``, needOf(action)]
})
