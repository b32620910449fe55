import { decline, declineReasons } from '#core/insurance/quotes/decline.ts'
import { declineQuote } from '#core/insurance/quotes/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { FormCheckbox } from '../../frame/forms/FormCheckbox.tsx'
import { emptyReason, reasonBody } from '../../frame/forms/reason-form.ts'
import { ReasonFields } from '../../frame/forms/ReasonFields.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useAdjustedQuote } from './adjusting/use-adjusted-quote.ts'
import { declineForm, type DeclineForm } from './decline-form.ts'
import { quoteSummary } from './quote-summary.ts'

interface Declined {
  readonly quoteId: string
  readonly number: string
  readonly company: string
}

const start: DeclineForm = { ...emptyReason, isNotificationEnabled: true }

const DeclineFields = ({ form }: FormFieldsProps<Declined, DeclineForm>) => {
  const t = useWording('portal')
  const choices = declineReasons.map((value) => ({
    value,
    label: t(`quotes:declineReason.${value}`),
  }))
  return (
    <>
      <ReasonFields form={form} reasons={choices} label={t('quotes:underwriting.reason')} />
      <FormCheckbox
        form={form}
        name="isNotificationEnabled"
        label={t('quotes:underwriting.notify')}
      />
    </>
  )
}

/** Declines a quote with one of the reasons of spec 2 §9, or the underwriter's own. */
export const DeclineQuoteDialog = formDialog({
  useSettings: ({ quoteId, number, company }: Declined) => {
    const t = useWording('portal')
    const { api } = usePortal()
    const formats = useFormats()
    const { quote, seen } = useAdjustedQuote({ quoteId })
    return {
      title: t('quotes:underwriting.declineTitle'),
      lead: t('quotes:underwriting.declineLead', { number, company }),
      submit: t('quotes:action.decline'),
      summary: quoteSummary(quote, formats),
      isDangerous: true,
      shape: declineForm,
      start,
      record: `decline.${quoteId}`,
      send: (values: DeclineForm) =>
        api.call(declineQuote, {
          ...seen,
          params: { id: quoteId },
          body: decline.parse(reasonBody(values)),
        }),
      failed: t('quotes:underwriting.declineFailed'),
    }
  },
  Fields: DeclineFields,
})
