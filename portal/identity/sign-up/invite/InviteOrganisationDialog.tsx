import type { DialogProps, NoInput } from '#core/platform/dialogs/dialog.ts'
import { inviteOrganisation } from '#core/identity/sign-up/endpoints.ts'
import {
  invitedTypes,
  organisationInvitationForm,
  type OrganisationInvitationForm,
} from '#core/identity/sign-up/rules.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePersonaFor } from '../../../frame/personas/personas-context.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { InvitationFrame } from './InvitationFrame.tsx'
import { useInvitation } from './use-invitation.ts'

/** Invites an organisation that is new to the platform, by the first of its people. */
export const InviteOrganisationDialog = ({ finish, dismiss }: DialogProps<NoInput, true>) => {
  const t = useWording('sign-up', 'sign-in', 'portal')
  const { api } = usePortal()
  const personaFor = usePersonaFor()
  const { form, isDirty, forget, failure, submit } = useInvitation<OrganisationInvitationForm>({
    shape: organisationInvitationForm,
    start: { email: '', organization: '', accountType: 'AGENCY' },
    record: 'invite-organisation',
    send: ({ accountType, ...rest }) => {
      const known = invitedTypes.find((type) => type === accountType) ?? 'AGENCY'
      return api.call(inviteOrganisation, { body: { ...rest, accountType: known } })
    },
    done: ({ organization }) => t('sign-up:invite.organisationDone', { organization }),
    onDone: () => finish(true),
  })
  const choices = invitedTypes.flatMap((value) => {
    const persona = personaFor(value)
    return persona ? [{ value, label: t(persona.label) }] : []
  })

  return (
    <InvitationFrame
      title={t('sign-up:invite.organisation')}
      lead={t('sign-up:invite.organisationLead')}
      isDirty={isDirty}
      isBusy={form.formState.isSubmitting}
      failure={failure}
      onSubmit={() => void submit()}
      onDiscard={forget}
      onCancel={dismiss}
    >
      <FormSelect
        form={form}
        name="accountType"
        label={t('sign-up:invite.accountType')}
        choices={choices}
      />
      <FormText form={form} name="organization" label={t('sign-up:organization')} />
      <FormText form={form} name="email" label={t('sign-in:email')} type="email" />
    </InvitationFrame>
  )
}
