import { saveBrokerFees } from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormNumber } from '../../../frame/forms/FormNumber.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from './adjustment-dialogs.ts'
import { brokerFeeForm, feeOf, feeText, type BrokerFeeForm } from './fee-form.ts'
import { useAdjustedQuote } from './use-adjusted-quote.ts'

const BrokerFeeFields = ({ input, form }: FormFieldsProps<Adjusted, BrokerFeeForm>) => {
  const t = useWording('adjustments', 'products')
  const { quote } = useAdjustedQuote(input)
  const fee = { form, fraction: 2, padded: true, unit: quote.currency }
  return (
    <>
      <FormNumber {...fee} name="brokerFee" label={t('adjustments:brokerFee.brokerFee')} />
      <FormNumber
        {...fee}
        name="additionalBrokerFee"
        label={t('adjustments:brokerFee.additionalBrokerFee')}
        isOptional
      />
    </>
  )
}

/** Changes the fees of the broker on a quote. */
export const BrokerFeeDialog = formDialog({
  useSettings: (input: Adjusted) => {
    const t = useWording('adjustments')
    const { api } = usePortal()
    const { quote, textParams, version, summary } = useAdjustedQuote(input)
    return {
      title: t('adjustments:brokerFee.title'),
      lead: t('adjustments:brokerFee.lead', textParams),
      submit: t('adjustments:brokerFee.submit'),
      summary,
      isEdit: true,
      shape: brokerFeeForm,
      start: {
        brokerFee: feeText(quote.brokerFee),
        additionalBrokerFee: feeText(quote.additionalBrokerFee),
      },
      record: `broker-fee.${quote.id}`,
      send: ({ brokerFee, additionalBrokerFee }: BrokerFeeForm) =>
        api.call(saveBrokerFees, {
          ...version,
          params: { id: quote.id },
          body: {
            brokerFee: feeOf(brokerFee),
            additionalBrokerFee: feeOf(additionalBrokerFee),
            product: quote.product,
          },
        }),
      done: () => t('adjustments:brokerFee.done'),
    }
  },
  Fields: BrokerFeeFields,
})
