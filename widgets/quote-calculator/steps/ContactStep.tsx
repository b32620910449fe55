import { useEffect } from 'react'
import { contactFields } from '#core/insurance/quotes/calculator/contact.ts'
import type { ContactField } from '#core/insurance/quotes/calculator/form.ts'
import { Field } from '../../kit/Field.tsx'
import { PhoneInput } from '../../kit/PhoneInput.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { AddressFields } from '../fields/AddressFields.tsx'
import { useCalculator } from '../calculator-context.ts'
import styles from './contact-step.styles.css'
import { StepHeading } from './StepHeading.tsx'
import { useFieldError } from '../fields/use-field-error.ts'

/** The autocomplete value of each field. */
const inputs = {
  firstName: { autoComplete: 'given-name', maxLength: 80 },
  lastName: { autoComplete: 'family-name', maxLength: 80 },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', maxLength: 254 },
  phone: { autoComplete: 'tel', maxLength: 40 },
} as const satisfies Record<ContactField, object>

function ContactInput({ field }: { readonly field: ContactField }) {
  const t = useWording('calculator-steps')
  const calculator = useCalculator()
  const { contact } = useStore(calculator.$form)
  const error = useFieldError(`contact.${field}`)
  const control = {
    name: `contact.${field}`,
    value: contact[field],
    onValue: (text: string) => calculator.setContact(field, text),
  }
  return (
    <Field
      label={t(`calculator-steps:contact.${field}`)}
      error={error}
      {...(field === 'phone' ? { optional: true } : { required: true })}
    >
      {field === 'phone' ? (
        <PhoneInput {...inputs.phone} {...control} region={calculator.region} />
      ) : (
        <TextInput {...inputs[field]} {...control} />
      )}
    </Field>
  )
}

/** The recipient of the quote. */
export function ContactStep() {
  const css = useStyles(styles)
  const calculator = useCalculator()
  const t = useWording('calculator-steps')
  useEffect(() => {
    // Loads the code for saving before it is needed.
    import('#core/insurance/quotes/calculator/save-call.ts').catch(() => undefined)
  }, [])
  return (
    <>
      <StepHeading
        title={t('calculator-steps:contact.title')}
        lead={t('calculator-steps:contact.lead')}
      />
      <div className={css['grid']}>
        {contactFields.map((field) => (
          <ContactInput key={field} field={field} />
        ))}
      </div>
      {calculator.asksAddress && <AddressFields />}
    </>
  )
}
