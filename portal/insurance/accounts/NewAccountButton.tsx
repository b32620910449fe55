import { useSearch } from '@tanstack/react-router'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { newAccountDialog } from './account-dialogs.ts'
import { useMayAddAccounts } from './use-may-add-accounts.ts'

/** Adds an account, in the head of the dashboard's tab of accounts. */
export const NewAccountButton = () => {
  const t = useWording('accounts')
  const { dialogs } = usePortal()
  const { tab } = useSearch({ strict: false })
  const mayAdd = useMayAddAccounts()
  if (tab !== 'ACCOUNTS' || !mayAdd) return null
  return (
    <Button size="small" onClick={() => void dialogs.open(newAccountDialog, {})}>
      {t('accounts:new')}
    </Button>
  )
}
