import { useMemo } from 'react'
import { quoteRequestFor, type QuoteRequest } from '#core/insurance/quotes/cart/quote-request.ts'
import { sendQuoteRequest } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FieldPair } from '../../../frame/forms/FieldPair.tsx'
import { FormPhone } from '../../../frame/forms/FormPhone.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from '../adjustments/adjustment-dialogs.ts'
import { useAdjustedQuote } from '../adjustments/use-adjusted-quote.ts'
import { AgencyNameField } from './AgencyNameField.tsx'

const start: QuoteRequest = {
  agencyName: '',
  agentFirstName: '',
  agentLastName: '',
  agentEmail: '',
  agentPhone: '',
}

const RequestFields = ({ input, form }: FormFieldsProps<Adjusted, QuoteRequest>) => {
  const t = useWording('quote-request')
  const { region } = useAdjustedQuote(input).quote
  return (
    <>
      <AgencyNameField form={form} region={region} />
      <FieldPair>
        <FormText form={form} name="agentFirstName" label={t('quote-request:firstName')} />
        <FormText form={form} name="agentLastName" label={t('quote-request:lastName')} />
      </FieldPair>
      <FormText
        form={form}
        name="agentEmail"
        label={t('quote-request:email')}
        type="email"
        inputMode="email"
      />
      <FormPhone form={form} name="agentPhone" label={t('quote-request:phone')} />
    </>
  )
}

/** Sends a quote to the agent of another agency (spec 2 §2, §5). */
export const QuoteRequestDialog = formDialog({
  useSettings: (input: Adjusted) => {
    const t = useWording('quote-request')
    const { api } = usePortal()
    const { quote, textParams, summary } = useAdjustedQuote(input)
    const { id: quoteId, product, region } = quote
    const shape = useMemo(() => quoteRequestFor(region), [region])
    return {
      title: t('quote-request:title'),
      lead: t('quote-request:lead', textParams),
      submit: t('quote-request:submit'),
      summary,
      shape,
      start,
      record: `quote-request.${quoteId}`,
      failed: t('quote-request:failed'),
      done: () => t('quote-request:done'),
      send: (body: QuoteRequest) =>
        api.call(sendQuoteRequest, { params: { product, quoteId }, body }),
    }
  },
  Fields: RequestFields,
})
