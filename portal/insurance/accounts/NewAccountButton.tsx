import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { newAccountDialog } from './new-account-dialog.ts'

/** Opens the dialog of a new account. */
export const NewAccountButton = () => {
  const t = useWording('accounts')
  const { dialogs } = usePortal()
  return (
    <Button size="small" onClick={() => void dialogs.open(newAccountDialog, {})}>
      {t('accounts:new')}
    </Button>
  )
}
