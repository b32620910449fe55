import { countAccounts, getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { declineReasons } from '#core/insurance/quotes/underwriting/decline.ts'
import { declineQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import {
  getSubmission,
  getSubmissionStats,
  searchSubmissions,
} from '#core/insurance/submissions/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FormCheckbox } from '../../frame/forms/FormCheckbox.tsx'
import { ReasonFields } from '../../frame/forms/ReasonFields.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { Adjusted } from './adjustments/adjustment-dialogs.ts'
import { useAdjustedQuote } from './adjustments/use-adjusted-quote.ts'
import {
  declineBody,
  declineField,
  declineForm,
  emptyDecline,
  type DeclineForm,
} from './decline-form.ts'
import { DeclineAccountFields } from './DeclineAccountFields.tsx'
import { DeclineSubmissionFields } from './DeclineSubmissionFields.tsx'

/** The reason of a declination, and whether the agent is notified. */
export const DeclineFields = ({ form }: FormFieldsProps<unknown, DeclineForm>) => {
  const t = useWording('portal', 'quote-lifecycle')
  const choices = declineReasons.map((value) => ({
    value,
    label: t(`quote-lifecycle:declineReason.${value}`),
  }))
  return (
    <>
      <ReasonFields form={form} reasons={choices} label={t('quotes:underwriting.reason')} />
      <FormCheckbox
        form={form}
        name="isNotificationEnabled"
        label={t('quote-lifecycle:decline.notify')}
      />
    </>
  )
}

const QuoteFields = ({ input, form }: FormFieldsProps<Adjusted, DeclineForm>) => (
  <>
    <DeclineFields input={input} form={form} />
    <DeclineSubmissionFields quoteId={input.quoteId} form={form} />
    <DeclineAccountFields quoteId={input.quoteId} form={form} />
  </>
)

/**
 * Declines a quote with a reason of spec 2 §9 or a free text; optionally its submission and account
 * too.
 */
export const DeclineQuoteDialog = formDialog({
  useSettings: (input: Adjusted) => {
    const t = useWording('portal', 'quote-lifecycle', 'submission-lifecycle', 'accounts')
    const { api, notifications, queries } = usePortal()
    const { quote, textParams, version, summary } = useAdjustedQuote(input)
    return {
      title: t('quote-lifecycle:decline.title'),
      lead: t('quote-lifecycle:decline.lead', textParams),
      submit: t('quotes:action.decline'),
      summary,
      isDangerous: true,
      shape: declineForm,
      start: emptyDecline,
      record: `decline.${quote.id}`,
      fieldOf: declineField,
      async send(values: DeclineForm) {
        await api.call(declineQuote, {
          params: { id: quote.id },
          body: { ...declineBody(values, quote.product), quoteId: quote.id },
          ...version,
        })
        if (values.declinesSubmission) {
          await queries.refresh(searchSubmissions, getSubmission, getSubmissionStats)
          notifications.show('success', t('submission-lifecycle:decline.done'))
        }
        if (values.declinesAccount) {
          await queries.refresh(getAccount, searchAccounts, countAccounts)
          notifications.show('success', t('accounts:done.decline'))
        }
      },
      done: () => t('quote-lifecycle:decline.done'),
      failed: t('quote-lifecycle:decline.failed'),
    }
  },
  Fields: QuoteFields,
})
