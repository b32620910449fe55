import { getRouteApi, Link, Navigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createSetPassword, type SetPasswordKind } from '#core/identity/sign-up/set-password.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { OtherUserGuard } from '../OtherUserGuard.tsx'
import { FormPage } from '../../../frame/parts/FormPage.tsx'
import { MessagePage } from '../../../frame/parts/MessagePage.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { SetPasswordForm } from './SetPasswordForm.tsx'

interface SetPasswordPageProps {
  readonly kind: SetPasswordKind
  readonly token: string
}

/** The page that sends a new link. */
const newLink = {
  reset: { to: '/forgot-password', label: 'passwords:link.another' },
  invite: { to: '/resend-validation', label: 'passwords:link.anotherInvitation' },
} as const satisfies Record<SetPasswordKind, object>

/** Sets a password by the link of a reset or an invitation (spec 1 §2). */
const SetPasswordPage = ({ kind, token }: SetPasswordPageProps) => {
  const t = useWording('passwords', 'sign-in')
  const portal = usePortal()
  const router = useRouter()
  const [screen] = useState(() => createSetPassword(portal, { kind, token }))
  const { link } = useStore(screen.$state)
  const title = t(`passwords:set.title.${kind}`)
  useTitle(title)

  useEffect(() => void screen.check(), [screen])

  switch (link.kind) {
    case 'checking':
      return (
        <FormPage title={title}>
          <Skeleton lines={4} height="2.4em" />
        </FormPage>
      )
    case 'sign-in':
      return <Navigate to="/login" search={{}} replace />
    case 'expired':
      return (
        <MessagePage title={t('passwords:link.title')} lead={t('passwords:link.expired')}>
          <Link to={newLink[kind].to}>{t(newLink[kind].label)}</Link>
          <Link to="/login" search={{}}>
            {t('passwords:login')}
          </Link>
        </MessagePage>
      )
    case 'failed':
      return (
        <MessagePage title={title} lead={link.message}>
          <Button onClick={() => void screen.check()}>{t('common:action.retry')}</Button>
        </MessagePage>
      )
    case 'open':
      return (
        <OtherUserGuard>
          <FormPage
            title={title}
            lead={t(`passwords:set.lead.${kind}`)}
            links={
              <Link to="/login" search={{}}>
                {t('passwords:login')}
              </Link>
            }
          >
            <SetPasswordForm
              screen={screen}
              onSignedIn={() => void router.navigate({ to: '/loading', replace: true })}
            />
          </FormPage>
        </OtherUserGuard>
      )
    default:
      return link satisfies never
  }
}

const resetRoute = getRouteApi('/public/confirmPasswordReset/$token')

/** The page of a password reset link. */
export const ConfirmPasswordReset = () => {
  const { token } = resetRoute.useParams()
  return <SetPasswordPage key={token} kind="reset" token={token} />
}

const inviteRoute = getRouteApi('/public/confirmUser/$token')

/** The page of an invitation link. */
export const ConfirmUser = () => {
  const { token } = inviteRoute.useParams()
  return <SetPasswordPage key={token} kind="invite" token={token} />
}
