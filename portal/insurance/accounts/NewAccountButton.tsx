import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { syncLeadsDialog } from './account-dialogs.ts'
import { newAccountDialog } from './new-account-dialog.ts'

/** Buttons that add an account and that update leads from the register. */
export const NewAccountButton = () => {
  const t = useWording('accounts')
  const { dialogs } = usePortal()
  const can = useCan()
  return (
    <>
      <Button size="small" onClick={() => void dialogs.open(newAccountDialog, {})}>
        {t('accounts:new')}
      </Button>
      {can('account:update') && (
        <Button size="small" onClick={() => void dialogs.open(syncLeadsDialog, {})}>
          {t('accounts:action.syncLeads')}
        </Button>
      )}
    </>
  )
}
