import { getRouteApi } from '@tanstack/react-router'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPage } from '../../frame/parts/FormPage.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { PlainPage } from '../../frame/shell/PlainPage.tsx'
import { useTitle } from '../../frame/shell/use-title.ts'
import { Consent } from './Consent.tsx'
import { hasOpener } from './opener.ts'
import { SignInFirst } from './SignInFirst.tsx'

const route = getRouteApi('/authorize')

/** The sign-in pop-up of an agency's page: signs the user in, then asks for consent. */
export const Authorize = () => {
  const t = useWording('host-sign-in')
  const pending = route.useLoaderData()
  const { session } = usePortal()
  const user = useStore(session.$user)
  const isSignedIn = useStore(session.$isAuthenticated)
  useTitle(t('host-sign-in:title'))

  if (pending.kind === 'rejected' || !hasOpener()) {
    const message =
      pending.kind === 'rejected' ? pending.message : t('host-sign-in:refused.withoutPage')
    return (
      <PlainPage>
        <FormPage title={t('host-sign-in:refused.title')} lead={t('host-sign-in:refused.lead')}>
          <Notice tone="error">{message}</Notice>
        </FormPage>
      </PlainPage>
    )
  }
  return (
    <PlainPage>
      {user && isSignedIn ? (
        <Consent user={user} pending={pending} />
      ) : (
        <SignInFirst pending={pending} />
      )}
    </PlainPage>
  )
}
