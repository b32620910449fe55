import { extendedProductOf, type ExtendedProduct } from '#core/insurance/products/security-forms.ts'
import { Field } from '#widgets/kit/Field.tsx'
import { Select } from '#widgets/kit/Select.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useQuestionText } from '#widgets/security-questions/use-question-text.ts'
import { useProductForms } from '../accounts/use-product-forms.ts'

const standard = 'standard'

interface ProductSelectProps {
  readonly accountId: string
  readonly value: ExtendedProduct | undefined
  readonly onValue: (value: ExtendedProduct | undefined) => void
}

/** Selects the product whose questions are shown, if a product has further questions. */
export const ProductSelect = ({ accountId, value, onValue }: ProductSelectProps) => {
  const { t } = useQuestionText()
  const names = useWording('products')
  const lines = useProductForms(accountId, 'security').flatMap(
    (line) => extendedProductOf(line) ?? [],
  )
  if (lines.length === 0) return null
  return (
    <Field label={t('security:product')}>
      <Select
        choices={[
          { value: standard, label: t('security:standardProducts') },
          ...lines.map((line) => ({ value: line, label: names(`products:names.${line}`) })),
        ]}
        value={value ?? standard}
        onValue={(chosen) => onValue(extendedProductOf(chosen))}
      />
    </Field>
  )
}
