import { addressFieldsOf } from '#core/insurance/quotes/calculator/address.ts'
import type { AddressField } from '#core/insurance/quotes/calculator/form.ts'
import { Field } from '../../kit/Field.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from '../steps/contact-step.styles.css'
import { useFieldError } from './use-field-error.ts'

/** The label and autocomplete value of each field. */
const inputs = {
  address1: { label: 'address:line1', autoComplete: 'address-line1', maxLength: 200 },
  address2: { label: 'address:line2', autoComplete: 'address-line2', maxLength: 200 },
  city: { label: 'address:city', autoComplete: 'address-level2', maxLength: 100 },
  zipCode: { label: 'address:zipCode', autoComplete: 'postal-code', maxLength: 10 },
} as const satisfies Record<AddressField, object>

function AddressInput({ field }: { readonly field: AddressField }) {
  const t = useWording('address')
  const calculator = useCalculator()
  const { address } = useStore(calculator.$form)
  const error = useFieldError(`account.${field}`)
  const { label, ...input } = inputs[field]
  return (
    <Field
      label={t(label)}
      error={error}
      {...(field === 'address2' ? { optional: true } : { required: true })}
    >
      <TextInput
        {...input}
        name={`account.${field}`}
        value={address[field]}
        onValue={(text) => calculator.setAddress(field, text)}
      />
    </Field>
  )
}

/** The company's address, which the policy states. */
export function AddressFields() {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'address')
  const { region } = useCalculator()
  return (
    <fieldset className={css['address']}>
      <legend className={css['legend']}>{t('calculator-steps:contact.address')}</legend>
      <div className={css['grid']}>
        {addressFieldsOf(region).map((field) => (
          <AddressInput key={field} field={field} />
        ))}
      </div>
    </fieldset>
  )
}
