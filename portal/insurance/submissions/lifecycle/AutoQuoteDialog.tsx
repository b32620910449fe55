import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { listProducts } from '#core/insurance/accounts/offer-endpoints.ts'
import { product } from '#core/insurance/products/model.ts'
import { autoQuoteSubmission } from '#core/insurance/submissions/action-endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { quoteAddress } from '../../quote-path.ts'
import { refreshQuotes } from '../../quote-queries.ts'
import { OpenValues } from '../record/OpenValues.tsx'
import type { SubmissionDialogInput } from './lifecycle-dialogs.ts'
import { useOpenedSubmission } from './use-opened-submission.ts'

const quoteForm = z.object({ product: z.string() })
type QuoteForm = z.output<typeof quoteForm>

const QuoteFields = ({ input, form }: FormFieldsProps<SubmissionDialogInput, QuoteForm>) => {
  const t = useWording('submission-lifecycle', 'products')
  const { queries } = usePortal()
  const { submission } = useOpenedSubmission(input)
  const { data, isPending } = useQuery(
    queries.options(listProducts, { query: { country: submission.region } }),
  )
  return (
    <>
      <OpenValues submission={submission} />
      <FormSelect
        form={form}
        name="product"
        label={t('submission-lifecycle:autoQuote.product')}
        isLoading={isPending}
        choices={[
          { value: '', label: t('submission-lifecycle:autoQuote.anyProduct') },
          ...(data?.content ?? []).map(({ id }) => ({
            value: id,
            label: t(`products:names.${id}`),
          })),
        ]}
      />
    </>
  )
}

/** Prices a submission by its values and opens the quote, or lists what is missing. */
export const AutoQuoteDialog = formDialog({
  useSettings: (input: SubmissionDialogInput) => {
    const t = useWording('submission-lifecycle')
    const portal = usePortal()
    const persona = usePersona()
    const navigate = useNavigate()
    const { textParams, version, summary, refresh } = useOpenedSubmission(input)
    return {
      title: t('submission-lifecycle:autoQuote.title'),
      lead: t('submission-lifecycle:autoQuote.lead', textParams),
      submit: t('submission-lifecycle:autoQuote.submit'),
      summary,
      shape: quoteForm,
      start: { product: '' },
      record: `auto-quote.${input.submissionId}`,
      async send(form: QuoteForm, requestId: string) {
        const chosen = product.safeParse(form.product)
        const { quote } = await portal.api.call(autoQuoteSubmission, {
          ...version,
          body: { requestId, ...(chosen.success && { product: chosen.data }) },
        })
        await Promise.all([refresh(), refreshQuotes(portal)])
        if (quote === null) return
        const { quoteNumber: number } = quote
        portal.notifications.show('success', t('submission-lifecycle:autoQuote.done', { number }))
        void navigate({ to: quoteAddress(quote, `/${persona.id}`), ignoreBlocker: true })
      },
    }
  },
  Fields: QuoteFields,
})
