import {
  authorityGroups,
  escalationInput,
  type EscalationInput,
} from '#core/insurance/quotes/underwriting/escalation.ts'
import { escalateQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from '../adjustments/adjustment-dialogs.ts'
import { useAdjustedQuote } from '../adjustments/use-adjusted-quote.ts'

const EscalateFields = ({ form }: FormFieldsProps<Adjusted, EscalationInput>) => {
  const t = useWording('quotes', 'quote-lifecycle')
  const choices = authorityGroups.map((value) => ({
    value,
    label: t(`quotes:escalatedTo.${value}`),
  }))
  return (
    <>
      <FormSelect
        form={form}
        name="group"
        label={t('quote-lifecycle:escalate.group')}
        choices={choices}
      />
      <FormText form={form} name="reason" label={t('quote-lifecycle:review.reason')} isMultiline />
    </>
  )
}

/** Escalates a decision to underwriters with the authority, with a reason. */
export const EscalateQuoteDialog = formDialog({
  useSettings: (input: Adjusted) => {
    const t = useWording('portal', 'quotes', 'quote-lifecycle')
    const { api } = usePortal()
    const { quote, textParams, version, summary } = useAdjustedQuote(input)
    return {
      title: t('quote-lifecycle:escalate.title'),
      lead: t('quote-lifecycle:escalate.lead', textParams),
      submit: t('quote-lifecycle:escalate.submit'),
      summary,
      shape: escalationInput,
      start: { group: authorityGroups[0], reason: '' } satisfies EscalationInput,
      record: `quote-escalate.${quote.id}`,
      send: (body: EscalationInput) =>
        api.call(escalateQuote, {
          ...version,
          params: { product: quote.product, quoteId: quote.id },
          body,
        }),
      done: () => t('quote-lifecycle:escalate.done', textParams),
      broken: t('quote-lifecycle:review.failed'),
    }
  },
  Fields: EscalateFields,
})
