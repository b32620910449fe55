import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  bindFormFor,
  initialBindForm,
  type BindForm,
} from '#core/insurance/quotes/bind/bind-form.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { requestToBind } from '#core/insurance/quotes/bind/endpoints.ts'
import { asksZipCode } from '#core/insurance/quotes/address.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { FieldPair } from '../../frame/forms/FieldPair.tsx'
import { FormPhone } from '../../frame/forms/FormPhone.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { Facts } from '../../frame/parts/Facts.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { quoteSummary } from './quote-summary.ts'

interface Requested {
  readonly quoteId: string
  readonly modified?: string | undefined
}

const PolicyholderFields = ({ input, form }: FormFieldsProps<Requested, BindForm>) => {
  const t = useWording('portal', 'address')
  return (
    <>
      <FieldPair>
        <FormText
          form={form}
          name="customerFirstName"
          label={t('quotes:field.firstName')}
          autoComplete="given-name"
        />
        <FormText
          form={form}
          name="customerLastName"
          label={t('quotes:field.lastName')}
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
      <AddressFields input={input} form={form} />
    </>
  )
}

/**
 * The insured's address. Fields that affect the price are read-only; they change with the quote.
 */
const AddressFields = ({ input, form }: FormFieldsProps<Requested, BindForm>) => {
  const t = useWording('portal', 'address')
  const { queries } = usePortal()
  const { data: quote } = useSuspenseQuery(
    queries.options(getQuoteById, { params: { id: input.quoteId } }),
  )
  const { state, zipCode } = quote.insuredAddress
  const asksZip = asksZipCode(quote.region)
  return (
    <>
      <FormText
        form={form}
        name="address1"
        label={t('address:line1')}
        autoComplete="address-line1"
      />
      <FormText
        form={form}
        name="address2"
        label={t('address:line2')}
        autoComplete="address-line2"
        isOptional
      />
      <FieldPair>
        <FormText form={form} name="city" label={t('address:city')} autoComplete="address-level2" />
        {asksZip && (
          <FormText
            form={form}
            name="zipCode"
            label={t('address:zipCode')}
            autoComplete="postal-code"
          />
        )}
      </FieldPair>
      <Facts
        facts={[
          [t('quotes:field.state'), state],
          [t('address:zipCode'), asksZip ? '' : zipCode],
        ]}
      />
    </>
  )
}

/** Asks for the policyholder's data and requests to bind (spec 2 §4). */
export const RequestToBindDialog = formDialog({
  useSettings: ({ quoteId, modified = '' }: Requested) => {
    const t = useWording('portal', 'quotes', 'address', 'quote-review')
    const { api, queries } = usePortal()
    const formats = useFormats()
    const { data: quote } = useSuspenseQuery(
      queries.options(getQuoteById, { params: { id: quoteId } }),
    )
    // The version that the form was opened with, or that a conflict has shown.
    const [base, setBase] = useState(quote.modified)
    // A quote that was just saved may be newer than the cached one.
    const seen = modified > base ? modified : base
    const shape = useMemo(() => bindFormFor(quote), [quote])
    return {
      title: t('quotes:bind.title'),
      lead: t('quotes:bind.lead', { company: quote.companyName }),
      submit: t('quotes:bind.submit'),
      summary: quoteSummary(quote, formats),
      shape,
      start: initialBindForm(quote),
      record: `bind.${quote.id}`,
      async send(body: BindForm) {
        const params = { id: quote.id }
        try {
          await api.call(requestToBind, { params, body, ifMatch: seen })
        } catch (error) {
          // The terms above the form may have changed.
          await queries.refresh(getQuoteById)
          setBase((await queries.fetch(getQuoteById, { params })).modified)
          throw error
        }
      },
      done: () => t('quotes:bind.done'),
      failed: t('quote-review:bind.failed'),
    }
  },
  Fields: PolicyholderFields,
})
