import { useSuspenseQuery } from '@tanstack/react-query'
import { duplicateQuote, getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { getRaterRules } from '#core/insurance/rating/offer/endpoints.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FieldPair } from '../../../frame/forms/FieldPair.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTermFields } from '#widgets/quote-cart/use-term-fields.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import {
  variationForm,
  variationInputOf,
  initialVariation,
  type VariationForm,
} from '#core/insurance/quotes/cart/variation-form.ts'
import type { VariationInput } from './cart-dialogs.ts'

const useQuote = (id: string) => {
  const { queries } = usePortal()
  return useSuspenseQuery(queries.options(getQuoteById, { params: { id } })).data
}

const VariationFields = ({ input, form }: FormFieldsProps<VariationInput, VariationForm>) => {
  const t = useWording('cart', 'rating')
  const { queries } = usePortal()
  const { initialRequestData } = useQuote(input.quoteId)
  const { product } = input
  const { state } = initialRequestData.account
  const { data: rules } = useSuspenseQuery(
    queries.options(getRaterRules, { query: { product, ...(state !== undefined && { state }) } }),
  )
  const [limit, deductible, waitingPeriod, retroActivePeriod] = useTermFields(product, rules).map(
    ({ term, label, choices }) => (
      <FormSelect key={term} form={form} name={term} label={label} choices={choices} />
    ),
  )
  return (
    <>
      <FormText form={form} name="presetName" label={t('cart:name')} />
      <FieldPair>
        {limit}
        {deductible}
      </FieldPair>
      <FieldPair>
        {waitingPeriod}
        {retroActivePeriod}
      </FieldPair>
    </>
  )
}

/**
 * Saves a variation of a compared quote with other terms; coverages are changed on its own screen.
 */
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
      start: initialVariation(quote, t('cart:add.copyOf', { name: presetName }).slice(0, 60)),
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
