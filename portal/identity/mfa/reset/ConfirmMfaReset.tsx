import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { createMfaResetConfirmation } from '#core/identity/mfa/mfa-reset.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../../frame/parts/MessagePage.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'

const route = getRouteApi('/public/confirmMfaReset/$resetMFAToken')

/**
 * Resets a lost second factor (spec 1 §2). Requires a button press, because mail scanners open
 * links too.
 */
export const ConfirmMfaReset = () => {
  const t = useWording('passwords')
  const portal = usePortal()
  const { resetMFAToken } = route.useParams()
  const [confirmation] = useState(() => createMfaResetConfirmation(portal, resetMFAToken))
  const state = useStore(confirmation.$state)
  const title = t('passwords:mfaReset.title')
  useTitle(title)

  if (state.kind === 'sign-in') return <Navigate to="/login" search={{}} replace />
  if (state.kind === 'done') {
    return (
      <MessagePage title={title} lead={t('passwords:mfaReset.done')}>
        <Link to="/login" search={{}}>
          {t('passwords:login')}
        </Link>
      </MessagePage>
    )
  }
  return (
    <MessagePage title={title} lead={t('passwords:mfaReset.confirmLead')}>
      {state.kind === 'failed' && <Notice tone="error">{state.message}</Notice>}
      <Button
        variant="primary"
        busy={state.kind === 'busy'}
        onClick={() => void confirmation.perform()}
      >
        {t('passwords:mfaReset.confirm')}
      </Button>
      <Link to="/login" search={{}}>
        {t('common:action.cancel')}
      </Link>
    </MessagePage>
  )
}
