import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { createMfaResetRequest } from '#core/identity/mfa/mfa-reset.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Dialog } from '#widgets/kit/Dialog.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

interface MfaResetDialogProps {
  readonly username: string
  readonly password: string
}

/**
 * Asks whether to mail a link that resets a lost second factor; closing it leads to the sign-in
 * (spec 1 §2).
 */
export const MfaResetDialog = ({ username, password }: MfaResetDialogProps) => {
  const t = useWording('passwords')
  const portal = usePortal()
  const router = useRouter()
  const [request] = useState(() => createMfaResetRequest(portal, { username, password }))
  const state = useStore(request.$state)
  const cancel = () => void router.navigate({ to: '/login', search: {} })
  const isDone = state.kind === 'done'
  return (
    <Dialog
      title={t('passwords:mfaReset.title')}
      width="narrow"
      onClose={cancel}
      description={t(isDone ? 'passwords:mfaReset.sent' : 'passwords:mfaReset.askLead', {
        username,
      })}
      footer={
        isDone ? (
          <Button variant="primary" autoFocus onClick={cancel}>
            {t('passwords:login')}
          </Button>
        ) : (
          <>
            <DialogClose>{t('common:action.cancel')}</DialogClose>
            <Button
              variant="primary"
              autoFocus
              busy={state.kind === 'busy'}
              onClick={() => void request.perform()}
            >
              {t('passwords:mfaReset.send')}
            </Button>
          </>
        )
      }
    >
      {state.kind === 'failed' && <Notice tone="error">{state.message}</Notice>}
    </Dialog>
  )
}
