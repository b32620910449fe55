import type { NoInput } from '#core/platform/dialogs/dialog.ts'
import { inviteOrganisation } from '#core/identity/sign-up/endpoints.ts'
import {
  invitedTypes,
  organisationInvitationForm,
  type OrganisationInvitationForm,
} from '#core/identity/sign-up/rules.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePersonaFor } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

const OrganisationFields = ({ form }: FormFieldsProps<NoInput, OrganisationInvitationForm>) => {
  const t = useWording('sign-up', 'sign-in', 'portal')
  const personaFor = usePersonaFor()
  const choices = invitedTypes.flatMap((value) => {
    const persona = personaFor(value)
    return persona ? [{ value, label: t(persona.label) }] : []
  })
  return (
    <>
      <FormSelect
        form={form}
        name="accountType"
        label={t('sign-up:invite.accountType')}
        choices={choices}
      />
      <FormText form={form} name="organization" label={t('sign-up:organization')} />
      <FormText form={form} name="email" label={t('sign-in:email')} type="email" />
    </>
  )
}

/** Invites an organisation that is new to the platform, by its first user. */
export const InviteOrganisationDialog = formDialog({
  useSettings: () => {
    const t = useWording('sign-up')
    const { api } = usePortal()
    return {
      title: t('sign-up:invite.organisation'),
      lead: t('sign-up:invite.organisationLead'),
      submit: t('sign-up:invite.send'),
      shape: organisationInvitationForm,
      start: { email: '', organization: '', accountType: 'AGENCY' },
      record: 'invite-organisation',
      send: ({ accountType, ...rest }: OrganisationInvitationForm) => {
        const known = invitedTypes.find((type) => type === accountType) ?? 'AGENCY'
        return api.call(inviteOrganisation, { body: { ...rest, accountType: known } })
      },
      done: ({ organization }: OrganisationInvitationForm) =>
        t('sign-up:invite.organisationDone', { organization }),
    }
  },
  Fields: OrganisationFields,
})
