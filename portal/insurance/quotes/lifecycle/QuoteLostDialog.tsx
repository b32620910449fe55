import * as z from 'zod/mini'
import { lostReasons } from '#core/insurance/accounts/closure.ts'
import { loseQuote } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import { quoteLoss } from '#core/insurance/quotes/lifecycle/loss.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import {
  emptyReason,
  reasonBody,
  reasonCheck,
  reasonTexts,
} from '../../../frame/forms/reason-form.ts'
import { ReasonFields } from '../../../frame/forms/ReasonFields.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from '../adjustments/adjustment-dialogs.ts'
import { useAdjustedQuote } from '../adjustments/use-adjusted-quote.ts'
import { refreshQuotes } from '../../quote-queries.ts'

/** The form of a loss; the texts may be empty, the rules of the call validate them. */
export const lossForm = z.object(reasonTexts).check(reasonCheck(quoteLoss, lostReasons))
export type LossForm = z.output<typeof lossForm>

/** The reason of a loss. */
export const LossFields = ({ form }: FormFieldsProps<unknown, LossForm>) => {
  const t = useWording('portal', 'quote-lifecycle')
  const reasons = lostReasons.map((value) => ({
    value,
    label: t(`quote-lifecycle:lostReason.${value}`),
  }))
  return <ReasonFields form={form} reasons={reasons} label={t('quote-lifecycle:lost.reason')} />
}

/** Asks why a quote was lost: a reason of spec 2 §9, or a free text. */
export const QuoteLostDialog = formDialog({
  useSettings: (input: Adjusted) => {
    const t = useWording('portal', 'quotes', 'quote-lifecycle')
    const portal = usePortal()
    const { quote, textParams, version, summary } = useAdjustedQuote(input)
    return {
      title: t('quote-lifecycle:lost.title'),
      lead: t('quote-lifecycle:lost.lead', textParams),
      submit: t('quote-lifecycle:lost.submit'),
      isEdit: true,
      summary,
      shape: lossForm,
      start: emptyReason,
      record: `quote-lost.${quote.id}`,
      async send(form: LossForm) {
        await portal.api.call(loseQuote, {
          ...version,
          params: { id: quote.id },
          body: quoteLoss.parse({ ...reasonBody(form), productType: quote.product }),
        })
        await refreshQuotes(portal)
      },
      done: () => t('quote-lifecycle:lost.done', textParams),
    }
  },
  Fields: LossFields,
})
