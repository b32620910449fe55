import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { ActionContext } from '../../frame/actions/action.ts'
import { confirm } from '../../frame/dialogs/confirm.ts'
import { createFormats } from '../../frame/formats/formats.ts'
import { quoteSummary } from './quote-summary.ts'
import { saveTerms } from './save-terms.ts'

/** Asks, then switches a quote between admitted and surplus lines insurers (spec 3 §1). */
export const switchPlacement = async (quote: QuoteRow, context: ActionContext): Promise<void> => {
  const { portal } = context
  const { wording, host } = portal
  await wording.load('sheet')
  const { t } = wording
  const { isSurplus } = quote
  const isSure = await confirm(portal, {
    title: t(isSurplus ? 'sheet:placement.toAdmitted' : 'sheet:placement.toSurplus'),
    lead: t('sheet:placement.warning'),
    confirm: t(isSurplus ? 'sheet:placement.confirmAdmitted' : 'sheet:placement.confirmSurplus'),
    weight: 'light',
    summary: quoteSummary(quote, createFormats(wording.$locale.get(), host.timeZone, wording)),
  })
  if (isSure) await saveTerms(quote, context, { surplusOnly: !isSurplus })
}
