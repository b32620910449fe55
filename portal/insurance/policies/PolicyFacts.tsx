import { addressLine } from '#core/foundation/region/address-line.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { isPaymentDue } from '#core/insurance/policies/states.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Facts } from '../../frame/parts/Facts.tsx'

/** The people, dates and amounts of a policy. */
export const PolicyFacts = ({ policy }: { readonly policy: Policy }) => {
  const { t, money, wholeMoney, day } = useFormats()
  const { currency, firmographicData: insured } = policy
  return (
    <Facts
      facts={[
        [t('portal:field.policyHolder'), `${policy.customerFirstName} ${policy.customerLastName}`],
        [t('portal:field.email'), policy.customerEmail],
        [t('portal:field.phone'), formatPhone(policy.region, policy.customerPhone)],
        [t('portal:field.address'), addressLine(policy.region, insured)],
        [t('portal:field.quoteNumber'), policy.quoteNumber],
        [t('policies:field.invoice'), policy.invoiceNumber],
        [
          t('policies:field.amountDue'),
          isPaymentDue(policy) ? money(policy.amountDue, currency) : '',
        ],
        [t('policies:field.due'), isPaymentDue(policy) ? day(policy.dueDate) : ''],
        [
          t('portal:field.deductible', {}, ownTermsOf(policy.productType)),
          wholeMoney(policy.deductible, currency),
        ],
        [t('portal:field.premium'), money(policy.premium, currency)],
        [t('portal:field.totalPremium'), money(policy.totalPremium, currency)],
      ]}
    />
  )
}
