import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { ActionContext } from '../../../frame/actions/action.ts'
import { confirm } from '../../../frame/dialogs/confirm.ts'
import { screenPath } from '../../../frame/personas/persona-paths.ts'
import { inboxScreen } from '../quote-screens.ts'
import { isReady, quoteParams } from '../saved-quote.ts'
import { saveTerms } from '../save-terms.ts'

interface QuestionTexts {
  readonly title: WordingKey
  readonly lead: WordingKey
  readonly confirm: WordingKey
}

/** Asks with a summary of the edits. */
const ask = async (
  texts: QuestionTexts,
  quote: QuoteRow,
  context: ActionContext,
): Promise<boolean> => {
  const { portal, edits } = context
  const { wording } = portal
  await wording.load('underwriting')
  const say = (key: WordingKey): string => wording.t(key, quoteParams(quote))
  const changes = edits?.changes() ?? []
  return confirm(portal, {
    title: say(texts.title),
    lead: say(texts.lead),
    confirm: say(texts.confirm),
    ...(changes.length > 0 && { summary: changes.map(([name, value]) => [name, value]) }),
  })
}

const readyTexts = {
  title: 'underwriting:edits.updateTerms',
  lead: 'underwriting:edits.updateTermsLead',
  confirm: 'underwriting:edits.confirmTerms',
} as const

const pendingTexts = {
  title: 'underwriting:edits.update',
  lead: 'underwriting:edits.updateLead',
  confirm: 'underwriting:edits.confirmUpdate',
} as const

const savedTexts = {
  title: 'underwriting:edits.update',
  lead: 'underwriting:edits.againLead',
  confirm: 'underwriting:edits.confirmUpdate',
} as const

/** Saves the edits of a quote, or reprices its saved terms if there are none. */
export const updateQuote = async (quote: QuoteRow, context: ActionContext): Promise<void> => {
  const { portal, edits } = context
  if (edits?.isDirty() !== true) {
    // For example after a reassessment of the risk.
    if (await ask(savedTexts, quote, context)) await saveTerms(quote, context)
    return
  }
  if (!(await ask(isReady(quote) ? readyTexts : pendingTexts, quote, context))) return
  // The screen refetches the record after a save; the next decision is about that version.
  const isSaved = await edits.save()
  portal.notifications.show(
    isSaved ? 'success' : 'error',
    portal.wording.t(isSaved ? 'underwriting:edits.updated' : 'underwriting:edits.updateFailed'),
  )
}

/** Drops the edits of a quote. */
export const resetQuote = async (quote: QuoteRow, context: ActionContext): Promise<void> => {
  const texts = {
    title: 'underwriting:edits.reset',
    lead: 'underwriting:edits.resetLead',
    confirm: 'underwriting:edits.reset',
  } as const
  if (await ask(texts, quote, context)) await context.edits?.reset()
}

/** Drops the edits of a quote and goes back to the inbox. */
export const cancelToInbox = async (quote: QuoteRow, context: ActionContext): Promise<void> => {
  const texts = {
    title: 'underwriting:edits.cancel',
    lead: 'underwriting:edits.cancelLead',
    confirm: 'underwriting:edits.cancel',
  } as const
  if (!(await ask(texts, quote, context))) return
  await context.edits?.reset()
  await context.go(screenPath(context.persona, inboxScreen), 'lost')
}
