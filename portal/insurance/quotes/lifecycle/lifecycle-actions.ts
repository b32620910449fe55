import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { QuoteAction } from '#core/insurance/quotes/actions.ts'
import { action, type Action } from '../../../frame/actions/action.ts'
import { allows, canDecide, onSavedQuote, blockedReason } from '../saved-quote.ts'
import type { LifecycleStep } from './lifecycle-steps.ts'

const lazySteps = () => import('../lazy-steps.ts')

/** A lifecycle step on the saved terms; `or` is an alternative permission for the step. */
const step = (
  name: LifecycleStep,
  shown: Pick<Action<QuoteRow>, 'id' | 'label' | 'icon' | 'asks' | 'isPrimary'>,
  or: QuoteAction = name,
): Action<QuoteRow> =>
  onSavedQuote({
    ...shown,
    visible: (quote) => allows(or)(quote) || canDecide(name)(quote),
    blocked: blockedReason(name),
    perform: async (quote, context) => (await lazySteps()).takeLifecycleStep(name, quote, context),
  })

/** A lifecycle step that ends the quote and makes edits obsolete. */
const ends = (
  name: LifecycleStep,
  { id, label, icon }: Pick<Action<QuoteRow>, 'id' | 'label' | 'icon'>,
): Action<QuoteRow> =>
  action({
    id,
    label,
    icon,
    asks: true,
    isDangerous: true,
    visible: allows(name),
    unsaved: 'discard',
    perform: async (quote, context) => (await lazySteps()).takeLifecycleStep(name, quote, context),
  })

/** Issues the policy; an agency may issue its bound quotes. */
export const issue = step(
  'issue',
  {
    id: 'issue',
    asks: true,
    isPrimary: true,
    label: ({ status }) =>
      status === 'BOUND' ? 'quotes:action.issueBound' : 'quotes:action.issue',
    icon: 'approve',
  },
  'agentIssue',
)

/** Binds it. */
export const approve = step('approve', {
  id: 'approve',
  asks: true,
  label: 'quotes:action.approve',
  icon: 'check',
})

/** Releases it from its referral. */
export const release = step('release', {
  id: 'release',
  asks: true,
  isPrimary: true,
  label: 'quotes:action.release',
  icon: 'release',
})

/** Declines it with a reason. */
export const decline = ends('decline', {
  id: 'decline',
  label: 'quotes:action.decline',
  icon: 'decline',
})

/** Escalates the decision to underwriters with the authority. */
export const escalate = step('escalate', {
  id: 'escalate',
  label: 'quotes:action.escalate',
  icon: 'person',
  asks: true,
})

/** Underwriting decisions on open quotes. */
export const reviewActions = [
  step('underwrite', { id: 'underwrite', label: 'quotes:action.underwrite', icon: 'person' }),
  escalate,
  step('indicate', { id: 'indicate', label: 'quotes:action.indicate', icon: 'quote', asks: true }),
  step('refer', { id: 'refer', label: 'quotes:action.refer', icon: 'inbox', asks: true }),
  step('bypassRules', {
    id: 'bypass-rules',
    label: 'quotes:action.bypassRules',
    icon: 'release',
    asks: true,
  }),
]

/** Actions that keep a quote open or restore it. */
export const maintenanceActions = [
  step('requestReview', {
    id: 'quote-review',
    label: 'quotes:action.requestReview',
    icon: 'inbox',
    asks: true,
  }),
  step('setNeedBy', {
    id: 'quote-need-by',
    label: 'quotes:action.needBy',
    icon: 'clock',
    asks: true,
  }),
  step('recalculate', {
    id: 'recalculate',
    label: 'quotes:action.recalculate',
    icon: 'refresh',
    asks: true,
  }),
  step('retry', { id: 'retry', label: 'quotes:action.retry', icon: 'refresh', asks: true }),
  step('restore', { id: 'restore', label: 'quotes:action.restore', icon: 'release', asks: true }),
]

/** Actions that end a quote. */
export const endActions = [
  ends('lose', { id: 'quote-lost', label: 'quotes:action.lost', icon: 'flag' }),
  ends('rescindBinder', { id: 'rescind', label: 'quotes:action.rescind', icon: 'decline' }),
  ends('delete', { id: 'delete-quote', label: 'quotes:action.delete', icon: 'bin' }),
]
