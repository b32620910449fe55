import { variationName } from '#core/insurance/quotes/cart/entry.ts'
import { Field } from '../kit/Field.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { useWording } from '../react/use-wording.ts'
import { useNameError } from './use-name-error.ts'

interface NameFieldProps {
  readonly value: string
  readonly onValue: (value: string) => void
  /** Whether errors are shown. */
  readonly isTried: boolean
}

/** The name of a variation. */
export function NameField({ value, onValue, isTried }: NameFieldProps) {
  const t = useWording('cart')
  const errorOf = useNameError()
  const parsed = variationName.safeParse(value)
  return (
    <Field
      label={t('cart:name')}
      required
      error={isTried && !parsed.success ? errorOf(parsed.error.issues[0]?.message) : undefined}
    >
      <TextInput name="presetName" autoComplete="off" value={value} onValue={onValue} />
    </Field>
  )
}
