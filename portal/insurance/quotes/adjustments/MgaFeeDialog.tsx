import { saveMgaFee } from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormNumber } from '../../../frame/forms/FormNumber.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from './adjustment-dialogs.ts'
import { feeOf, feeText, mgaFeeForm, type MgaFeeForm } from './fee-form.ts'
import { useAdjustedQuote } from './use-adjusted-quote.ts'

const MgaFeeFields = ({ input, form }: FormFieldsProps<Adjusted, MgaFeeForm>) => {
  const t = useWording('adjustments', 'products')
  const { quote } = useAdjustedQuote(input)
  return (
    <FormNumber
      form={form}
      name="mgaFee"
      label={t('adjustments:mgaFee.mgaFee')}
      fraction={2}
      padded
      unit={quote.currency}
    />
  )
}

/** The taxes on the fee in a price. */
const taxTexts = { true: 'adjustments:mgaFee.taxed', false: 'adjustments:mgaFee.untaxed' } as const

/** Changes the MGA fee of a quote, and shows whether its taxes change too. */
export const MgaFeeDialog = formDialog({
  useSettings: (input: Adjusted) => {
    const t = useWording('adjustments')
    const { api } = usePortal()
    const { quote, textParams, version, summary } = useAdjustedQuote(input)
    const { isMgaFeeTaxed, taxes } = quote.calculatorGeneratedData
    const taxed =
      isMgaFeeTaxed === undefined || (taxes.length === 0 && !isMgaFeeTaxed)
        ? undefined
        : taxTexts[`${isMgaFeeTaxed}`]
    return {
      title: t('adjustments:mgaFee.title'),
      lead: [t('adjustments:mgaFee.lead', textParams), taxed && t(taxed)].filter(Boolean).join(' '),
      submit: t('adjustments:mgaFee.submit'),
      summary,
      isEdit: true,
      shape: mgaFeeForm,
      start: { mgaFee: feeText(quote.mgaFee) },
      record: `mga-fee.${quote.id}`,
      send: ({ mgaFee }: MgaFeeForm) =>
        api.call(saveMgaFee, {
          ...version,
          params: { id: quote.id },
          body: { mgaFee: feeOf(mgaFee) },
        }),
      done: () => t('adjustments:mgaFee.done'),
    }
  },
  Fields: MgaFeeFields,
})
