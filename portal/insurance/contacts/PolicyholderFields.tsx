import type { Path, UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import type { ContactFields } from '#core/insurance/contacts/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FieldPair } from '../../frame/forms/FieldPair.tsx'
import { FormPhone } from '../../frame/forms/FormPhone.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'

/** The policyholder fields of a form. */
export const PolicyholderFields = <Values extends DraftValues & ContactFields>({
  form,
}: {
  readonly form: UseFormReturn<Values>
}) => {
  const t = useWording('contacts')
  // `Values` has these fields, but `Path` cannot infer it.
  const field = (name: keyof ContactFields) => name as Path<Values>
  return (
    <>
      <FieldPair>
        <FormText
          form={form}
          name={field('contactFirstName')}
          label={t('contacts:firstName')}
          autoComplete="given-name"
        />
        <FormText
          form={form}
          name={field('contactLastName')}
          label={t('contacts:lastName')}
          autoComplete="family-name"
        />
      </FieldPair>
      <FormText
        form={form}
        name={field('contactEmail')}
        label={t('contacts:email')}
        type="email"
        autoComplete="email"
      />
      <FormPhone form={form} name={field('contactPhone')} label={t('contacts:phone')} />
    </>
  )
}
