import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bindRequestFor, type BindRequest } from '#core/insurance/quotes/contact.ts'
import { getQuoteById, requestToBind } from '#core/insurance/quotes/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { FieldPair } from '../../frame/forms/FieldPair.tsx'
import { FormPhone } from '../../frame/forms/FormPhone.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { quoteSummary } from './quote-summary.ts'

interface Requested {
  readonly quoteId: string
}

const PolicyholderFields = ({ form }: FormFieldsProps<Requested, BindRequest>) => {
  const t = useWording('portal')
  return (
    <>
      <FieldPair>
        <FormText
          form={form}
          name="customerFirstName"
          label={t('portal:field.firstName')}
          autoComplete="given-name"
        />
        <FormText
          form={form}
          name="customerLastName"
          label={t('portal:field.lastName')}
          autoComplete="family-name"
        />
      </FieldPair>
      <FormText
        form={form}
        name="customerEmail"
        label={t('portal:field.email')}
        type="email"
        autoComplete="email"
      />
      <FormPhone form={form} name="customerPhone" label={t('portal:field.phone')} />
    </>
  )
}

/** Names the policyholder and asks the underwriters to bind (spec 2 §4). */
export const RequestToBindDialog = formDialog({
  useSettings: ({ quoteId }: Requested) => {
    const t = useWording('portal')
    const { api, queries } = usePortal()
    const formats = useFormats()
    const { data: quote } = useSuspenseQuery(
      queries.options(getQuoteById, { params: { id: quoteId } }),
    )
    const shape = useMemo(() => bindRequestFor(quote.region), [quote.region])
    const { customerFirstName, customerLastName, customerEmail, customerPhone } = quote
    return {
      title: t('quotes:bind.title'),
      lead: t('quotes:bind.lead', { company: quote.companyName }),
      submit: t('quotes:bind.submit'),
      summary: quoteSummary(quote, formats),
      shape,
      start: { customerFirstName, customerLastName, customerEmail, customerPhone },
      record: `bind.${quote.id}`,
      send: (body: BindRequest, idempotencyKey) =>
        api.call(requestToBind, { params: { id: quote.id }, body, idempotencyKey }),
    }
  },
  Fields: PolicyholderFields,
})
