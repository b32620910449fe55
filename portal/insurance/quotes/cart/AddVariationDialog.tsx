import { useSuspenseQuery } from '@tanstack/react-query'
import { duplicateQuote, getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { getQuoteById, searchQuotes } from '#core/insurance/quotes/endpoints.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { getRaterRules } from '#core/insurance/rating/offer/endpoints.ts'
import { periodTextOf } from '#core/insurance/rating/period-text.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { FieldPair } from '../../../frame/forms/FieldPair.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import {
  variationForm,
  variationInputOf,
  variationStart,
  type VariationForm,
} from './variation-form.ts'
import type { VariationInput } from './variation-input.ts'

const useQuote = (id: string) => {
  const { queries } = usePortal()
  return useSuspenseQuery(queries.options(getQuoteById, { params: { id } })).data
}

const VariationFields = ({ input, form }: FormFieldsProps<VariationInput, VariationForm>) => {
  useWording('cart', 'rating')
  const { t, sum } = useFormats()
  const { queries } = usePortal()
  const { initialRequestData } = useQuote(input.quoteId)
  const { product } = input
  const { state } = initialRequestData.account
  const { data: rules } = useSuspenseQuery(
    queries.options(getRaterRules, { query: { product, ...(state !== undefined && { state }) } }),
  )
  const amounts = (values: readonly number[]) =>
    values.map((value) => ({ value: String(value), label: sum(value, rules.currency) }))
  return (
    <>
      <FormText form={form} name="presetName" label={t('cart:name')} />
      <FieldPair>
        <FormSelect
          form={form}
          name="limit"
          label={t('cart:term.limit')}
          choices={amounts(rules.limits)}
        />
        <FormSelect
          form={form}
          name="deductible"
          label={t('cart:term.deductible', {}, ownTermsOf(product))}
          choices={amounts(rules.deductibles)}
        />
      </FieldPair>
      <FieldPair>
        <FormSelect
          form={form}
          name="waitingPeriod"
          label={t('cart:term.waitingPeriod')}
          choices={rules.waitingPeriods.map((hours) => ({
            value: String(hours),
            label: t('rating:waitingPeriod', { hours }),
          }))}
        />
        <FormSelect
          form={form}
          name="retroActivePeriod"
          label={t('cart:term.retroActivePeriod')}
          choices={rules.retroActivePeriods.map((years) => ({
            value: String(years),
            label: t(periodTextOf(years)),
          }))}
        />
      </FieldPair>
    </>
  )
}

/** Saves a quote with other terms beside one that is compared; coverages are changed in its own screen. */
export const AddVariationDialog = formDialog<VariationInput, VariationForm>({
  useSettings: ({ product, quoteId, presetName }) => {
    const t = useWording('cart', 'rating')
    const { api, queries } = usePortal()
    const quote = useQuote(quoteId)
    return {
      title: t('cart:add.title'),
      lead: t('cart:add.lead', { name: presetName }),
      submit: t('cart:add.submit'),
      shape: variationForm,
      start: variationStart(quote, t('cart:add.copyOf', { name: presetName }).slice(0, 60)),
      record: `variation.new.${quoteId}`,
      failed: t('cart:add.failed'),
      done: ({ presetName: name }) => t('cart:add.done', { name }),
      async send(values, requestId) {
        const initialRequestData = variationInputOf(quote, values)
        const body = { requestId, presetName: values.presetName, initialRequestData }
        await api.call(duplicateQuote, { params: { product, quoteId }, body })
        await queries.refresh(getCart, searchQuotes)
      },
    }
  },
  Fields: VariationFields,
})
