import type { UseFormReturn } from 'react-hook-form'
import type { UserInvitationForm } from '#core/identity/sign-up/rules.ts'
import { searchDelegableAccounts } from '#core/identity/impersonation/endpoints.ts'
import { Combobox } from '#widgets/kit/Combobox.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFieldErrorText } from '../../../frame/forms/field-texts.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** Maximum organisations shown by a search. */
const max = 8

interface Organisation {
  readonly id: string
  readonly name: string
}

/** The organisation that staff invite into, found by name. */
export const OrganisationField = ({
  form,
}: {
  readonly form: UseFormReturn<UserInvitationForm>
}) => {
  const t = useWording('sign-up')
  const { api } = usePortal()
  const fieldErrorText = useFieldErrorText()
  const label = t('sign-up:invite.into')
  const [id, name] = form.watch(['organisationId', 'organisationName'])
  const { organisationId: fieldError } = form.formState.errors

  const search = async (text: string, signal: AbortSignal): Promise<readonly Organisation[]> => {
    const query = { search: text, page: 0, size: max }
    const { content } = await api.call(searchDelegableAccounts, { query, signal, isShown: true })
    return content
  }
  const choose = (chosen: Organisation | undefined) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue('organisationName', chosen?.name ?? '', options)
    form.setValue('organisationId', chosen?.id ?? '', options)
    // Roles depend on the organisation.
    form.setValue('roleId', '', options)
  }
  return (
    <Field label={label} error={fieldErrorText(fieldError?.message, label)}>
      <Combobox
        name="organisationId"
        value={id === '' ? undefined : { id, name }}
        onValue={choose}
        search={search}
        idOf={(row) => row.id}
        labelOf={(row) => row.name}
      />
    </Field>
  )
}
