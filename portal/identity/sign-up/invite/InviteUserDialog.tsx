import { useQuery } from '@tanstack/react-query'
import type { NoInput } from '#core/platform/dialogs/dialog.ts'
import { inviteUser, listInvitableRoles } from '#core/identity/sign-up/endpoints.ts'
import { userInvitationForm, type UserInvitationForm } from '#core/identity/sign-up/rules.ts'
import { readWithoutNotification } from '#core/platform/queries/queries.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FieldPair } from '../../../frame/forms/FieldPair.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { useCan } from '../../../frame/platform/use-can.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useProfile } from '../../../frame/shell/use-profile.ts'
import { OrganisationField } from './OrganisationField.tsx'

const UserFields = ({ form }: FormFieldsProps<NoInput, UserInvitationForm>) => {
  const t = useWording('sign-up', 'sign-in')
  const { queries } = usePortal()
  const can = useCan()
  const organisationId = form.watch('organisationId')
  const roles = useQuery({
    meta: readWithoutNotification,
    ...queries.options(listInvitableRoles, { query: { organisationId } }),
    enabled: organisationId !== '',
  })
  return (
    <>
      <FormText form={form} name="email" label={t('sign-in:email')} type="email" />
      <FieldPair>
        <FormText form={form} name="firstName" label={t('sign-up:firstName')} />
        <FormText form={form} name="lastName" label={t('sign-up:lastName')} />
      </FieldPair>
      {can('account:enter') && <OrganisationField form={form} />}
      <FormSelect
        form={form}
        name="roleId"
        label={t('sign-up:invite.role')}
        placeholder={t('sign-up:invite.rolePlaceholder')}
        isLoading={roles.isLoading}
        hint={roles.isError ? t('sign-up:invite.rolesFailed') : undefined}
        choices={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}

/**
 * Invites one person: into the viewer's own organisation, for staff into any (spec 1 §2, "invited
 * user").
 */
export const InviteUserDialog = formDialog({
  useSettings: () => {
    const t = useWording('sign-up')
    const { api } = usePortal()
    const { account } = useProfile()
    return {
      title: t('sign-up:invite.user'),
      lead: t('sign-up:invite.userLead'),
      submit: t('sign-up:invite.send'),
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
      send: ({ email, firstName, lastName, organisationId, roleId }: UserInvitationForm) =>
        api.call(inviteUser, { body: { email, firstName, lastName, organisationId, roleId } }),
      done: ({ email }: UserInvitationForm) => t('sign-up:invite.userDone', { email }),
    }
  },
  Fields: UserFields,
})
