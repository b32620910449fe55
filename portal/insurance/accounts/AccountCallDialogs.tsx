import { useNavigate } from '@tanstack/react-router'
import { deleteAccount } from '#core/insurance/accounts/closure-endpoints.ts'
import { attestNoDomain, reloadAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { dashboardScreen } from '../../frame/dashboard/dashboard-screen.ts'
import { callDialog } from '../../frame/dialogs/call-dialog.tsx'
import { screenPath } from '../../frame/personas/persona-paths.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useAccountSummary } from './use-account.ts'

interface OfAccount {
  readonly accountId: string
}

/**
 * Deletes an account. Agencies delete accounts without quotes; staff delete the quotes too (spec 3
 * §2).
 */
export const DeleteAccountDialog = callDialog(({ accountId }: OfAccount) => {
  const t = useWording('portal', 'accounts', 'account-dialogs')
  const { api } = usePortal()
  const navigate = useNavigate()
  const persona = usePersona()
  const isStaff = persona.accountType === 'PARAPET'
  const { textParams, summary } = useAccountSummary(accountId)
  return {
    title: t('account-dialogs:delete.title'),
    lead: t(
      isStaff ? 'account-dialogs:delete.leadStaff' : 'account-dialogs:delete.lead',
      textParams,
    ),
    submit: t('account-dialogs:delete.submit'),
    summary,
    isDangerous: true,
    isFinal: true,
    record: `delete-account.${accountId}`,
    async send() {
      await api.call(deleteAccount, { params: { id: accountId } })
      // The account's page no longer exists.
      const search = { tab: 'ACCOUNTS' }
      await navigate({ to: screenPath(persona, dashboardScreen), search, ignoreBlocker: true })
    },
    done: () => t('accounts:done.delete'),
  }
})

/** Fills in an account's missing details from the register. */
export const RefreshAccountDialog = callDialog(({ accountId }: OfAccount) => {
  const t = useWording('portal', 'accounts', 'account-dialogs')
  const { api } = usePortal()
  const { textParams } = useAccountSummary(accountId)
  return {
    title: t('account-dialogs:refresh.title'),
    lead: t('account-dialogs:refresh.lead', textParams),
    submit: t('account-dialogs:refresh.submit'),
    record: `refresh-account.${accountId}`,
    send: () => api.call(reloadAccount, { params: { accountId } }),
    done: () => t('accounts:done.refresh'),
  }
})

/** Attests that a company has no own domain (spec 3 §2). */
export const NoDomainDialog = callDialog(({ accountId }: OfAccount) => {
  const t = useWording('portal', 'accounts', 'account-dialogs')
  const { api } = usePortal()
  const { textParams, summary } = useAccountSummary(accountId)
  return {
    title: t('account-dialogs:noDomain.title'),
    lead: t('account-dialogs:noDomain.lead', textParams),
    submit: t('account-dialogs:noDomain.submit'),
    summary,
    record: `no-primary-domain.${accountId}`,
    send: () => api.call(attestNoDomain, { params: { accountId } }),
    done: () => t('accounts:done.attest'),
  }
})
