import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createSignUpLink } from '#core/identity/sign-up/sign-up-link.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPage } from '../../frame/parts/FormPage.tsx'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTitle } from '../../frame/shell/use-title.ts'
import { LinkViews } from './LinkViews.tsx'

const route = getRouteApi('/public/signup-validation/$token')

/** The page of sign-up links; the token's kind determines the view (spec 1 §2). */
export const SignUpLanding = () => {
  const { token } = route.useParams()
  return <Landing key={token} token={token} />
}

const Landing = ({ token }: { readonly token: string }) => {
  const t = useWording('sign-up', 'sign-in')
  const portal = usePortal()
  const { supportEmail } = useStore(portal.region.$facts)
  const [link] = useState(() => createSignUpLink(portal, token))
  const state = useStore(link.$state)
  useTitle(t('sign-up:title'))

  useEffect(() => void link.load(), [link])

  const login = (
    <Link to="/login" search={{}}>
      {t('sign-up:login')}
    </Link>
  )
  switch (state.kind) {
    case 'loading':
      return (
        <FormPage title={t('sign-up:title')}>
          <Skeleton lines={6} height="2.4em" />
        </FormPage>
      )
    case 'not-found':
      return (
        <MessagePage title={t('sign-up:notFound.title')} lead={t('sign-up:notFound.lead')}>
          <a href={`mailto:${supportEmail}`}>{t('sign-up:notFound.support')}</a>
          {login}
        </MessagePage>
      )
    case 'expired':
      return (
        <MessagePage title={t('sign-up:expired.title')} lead={t('sign-up:expired.lead')}>
          <Link to="/signup">{t('sign-up:expired.link')}</Link>
          {state.isRetryable && (
            <Button onClick={() => void link.load()}>{t('common:action.retry')}</Button>
          )}
        </MessagePage>
      )
    case 'unreached':
      return (
        <MessagePage title={t('sign-up:title')} lead={state.message}>
          <Button onClick={() => void link.load()}>{t('common:action.retry')}</Button>
        </MessagePage>
      )
    case 'unconfirmed':
      return (
        <MessagePage
          title={t('sign-up:confirm.title')}
          lead={t('sign-up:confirm.lead', { email: state.details.email ?? '' })}
        >
          {state.message !== undefined && <Notice tone="error">{state.message}</Notice>}
          <Button variant="primary" busy={state.isBusy} onClick={() => void link.confirm()}>
            {t('sign-up:confirm.submit')}
          </Button>
          {login}
        </MessagePage>
      )
    case 'open':
      return <LinkViews token={token} link={state} onLost={link.lost} />
    default:
      return state satisfies never
  }
}
