import { Field } from '../kit/Field.tsx'
import { PhoneInput } from '../kit/PhoneInput.tsx'
import { RestoredFields } from '../kit/RestoredDraft.tsx'
import type { MissingPhone } from './use-missing-phone.ts'

/** The phone of a policyholder without one. */
export function MissingPhoneField({ field }: { readonly field: MissingPhone | undefined }) {
  if (field === undefined) return null
  const { label, hint, error, restored, ...input } = field
  return (
    <>
      <RestoredFields {...restored} />
      <Field label={label} hint={hint} error={error} required>
        <PhoneInput name="customerPhone" {...input} />
      </Field>
    </>
  )
}
