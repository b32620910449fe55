import { useQuery } from '@tanstack/react-query'
import type { DialogProps, NoInput } from '#core/platform/dialogs/dialog.ts'
import { inviteUser, listInvitableRoles } from '#core/identity/sign-up/endpoints.ts'
import { userInvitationForm, type UserInvitationForm } from '#core/identity/sign-up/rules.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import styles from '../../../frame/dialogs/dialog-form.sheet.css'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { useCan } from '../../../frame/platform/use-can.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useProfile } from '../../../frame/shell/use-profile.ts'
import { InvitationFrame } from './InvitationFrame.tsx'
import { OrganisationField } from './OrganisationField.tsx'
import { useInvitation } from './use-invitation.ts'

/** Invites one person: into one's own organisation, for staff into any (spec 1 §2, "invited user"). */
export const InviteUserDialog = ({ finish, dismiss }: DialogProps<NoInput, true>) => {
  const css = useStyles(styles)
  const t = useWording('sign-up', 'sign-in')
  const { api, queries } = usePortal()
  const can = useCan()
  const { account } = useProfile()
  const { form, isDirty, forget, failure, submit } = useInvitation<UserInvitationForm>({
    shape: userInvitationForm,
    start: {
      email: '',
      firstName: '',
      lastName: '',
      organisationId: account.id,
      organisationName: account.fullName,
      roleId: '',
    },
    record: 'invite-user',
    send: ({ email, firstName, lastName, organisationId, roleId }) =>
      api.call(inviteUser, { body: { email, firstName, lastName, organisationId, roleId } }),
    done: ({ email }) => t('sign-up:invite.userDone', { email }),
    onDone: () => finish(true),
  })
  const organisationId = form.watch('organisationId')
  const roles = useQuery({
    ...queries.options(listInvitableRoles, { query: { organisationId } }),
    enabled: organisationId !== '',
  })

  return (
    <InvitationFrame
      title={t('sign-up:invite.user')}
      lead={t('sign-up:invite.userLead')}
      isDirty={isDirty}
      isBusy={form.formState.isSubmitting}
      failure={failure}
      onSubmit={() => void submit()}
      onDiscard={forget}
      onCancel={dismiss}
    >
      <FormText form={form} name="email" label={t('sign-in:email')} type="email" />
      <div className={css['pair']}>
        <FormText form={form} name="firstName" label={t('sign-up:firstName')} />
        <FormText form={form} name="lastName" label={t('sign-up:lastName')} />
      </div>
      {can('account:enter') && <OrganisationField form={form} />}
      <FormSelect
        form={form}
        name="roleId"
        label={t('sign-up:invite.role')}
        placeholder={t('sign-up:invite.rolePlaceholder')}
        hint={roles.isError ? t('sign-up:invite.rolesFailed') : undefined}
        choices={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </InvitationFrame>
  )
}
