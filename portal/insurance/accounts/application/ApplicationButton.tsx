import type { RefObject } from 'react'
import type { Account } from '#core/insurance/accounts/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { applicationDialog } from './application-dialog.ts'

interface ApplicationButtonProps {
  readonly account: Account
  /** The form to fill in. */
  readonly form: RefObject<HTMLElement | null>
}

/** Reads an application and fills the form with the accepted values. */
export const ApplicationButton = ({ account, form }: ApplicationButtonProps) => {
  const t = useWording('account-dialogs')
  const { dialogs, notifications } = usePortal()
  const open = async () => {
    const accepted = await dialogs.open(applicationDialog, { accountId: account.id })
    const element = form.current
    if (!accepted || !element || !('fill' in element) || typeof element.fill !== 'function') return
    element.fill(accepted)
    const count = Object.keys(accepted).length
    notifications.show('info', t('account-dialogs:application.filled', { count }))
  }
  return (
    <div>
      <Button onClick={() => void open()}>{t('account-dialogs:application.open')}</Button>
    </div>
  )
}
