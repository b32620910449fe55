import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import {
  createDelegatedSignIn,
  type DelegatedSignInStep,
} from '#core/identity/impersonation/delegated-sign-in.ts'
import { nameInAddress } from '#core/identity/impersonation/rules.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../../frame/parts/MessagePage.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { PlainPage } from '../../../frame/shell/PlainPage.tsx'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { AccountLinkSkeleton } from './AccountLinkSkeleton.tsx'

const route = getRouteApi('/loading/$token')

/** Removes the token from the address and the history, so that a reload restores the session. */
const hideToken = (): void =>
  // The router's navigation would leave the page.
  History.prototype.replaceState.call(history, history.state, '', '/loading')

/** Opens an account by a one-time link (spec 1 §2, "Jump-in page"). */
export const AccountLink = () => {
  const t = useWording('impersonation', 'public')
  const portal = usePortal()
  const router = useRouter()
  const { token } = route.useParams()
  const { accountName } = route.useSearch()
  const [entering] = useState(() => createDelegatedSignIn(portal, token))
  const step = useStore(entering.$step)
  useTitle(t('impersonation:enter.title'))

  useEffect(() => {
    hideToken()
    void entering.start()
    return () => entering.dispose()
  }, [entering])

  const isDeclined = step.kind === 'declined'
  const arrived = step.kind === 'arrived' ? step.href : undefined
  useEffect(() => {
    const href = isDeclined ? '/loading' : arrived
    if (href !== undefined) void router.navigate({ href, replace: true })
  }, [isDeclined, arrived, router])

  if (step.kind === 'preparing' || step.kind === 'entering' || step.kind === 'arrived') {
    const known = step.kind === 'entering' ? step.accountName : nameInAddress(accountName)
    return <AccountLinkSkeleton accountName={known} />
  }
  return (
    <PlainPage>
      <AccountLinkMessage
        step={step}
        onYes={() => entering.confirm()}
        onNo={() => void entering.decline()}
        onBack={() => void router.navigate({ href: '/loading', replace: true })}
      />
    </PlainPage>
  )
}

interface AccountLinkMessageProps {
  readonly step: Exclude<
    DelegatedSignInStep,
    { readonly kind: 'preparing' | 'entering' | 'arrived' }
  >
  readonly onYes: () => void
  readonly onNo: () => void
  readonly onBack: () => void
}

/** The question before the session is replaced, or an error. */
const AccountLinkMessage = ({ step, onYes, onNo, onBack }: AccountLinkMessageProps) => {
  const t = useWording('impersonation')
  const back = (
    <Button variant="primary" onClick={onBack}>
      {t('impersonation:enter.back')}
    </Button>
  )
  switch (step.kind) {
    case 'asking': {
      const { targetUser, here, accountName: account } = step
      const who = { account, ...targetUser }
      const facts = here
        ? t('impersonation:enter.ask.other', { ...who, here: here.name, hereEmail: here.email })
        : t('impersonation:enter.ask.nobody', who)
      return (
        <MessagePage
          title={t('impersonation:enter.ask.title', { name: targetUser.name })}
          lead={`${facts} ${t('impersonation:enter.ask.caution')}`}
        >
          <Button onClick={onYes}>
            {t('impersonation:enter.ask.yes', { name: targetUser.name })}
          </Button>
          <Button variant="primary" onClick={onNo}>
            {t('impersonation:enter.ask.no')}
          </Button>
        </MessagePage>
      )
    }
    case 'spent':
      return (
        <MessagePage
          title={t('impersonation:enter.spent.title')}
          lead={t('impersonation:enter.spent.lead')}
        >
          {back}
        </MessagePage>
      )
    case 'unsupported':
      return (
        <MessagePage
          title={t('impersonation:enter.unsupported.title')}
          lead={t('impersonation:enter.unsupported.lead')}
        >
          {back}
        </MessagePage>
      )
    case 'failed':
      return (
        <MessagePage title={t('impersonation:enter.failed')} lead={step.message}>
          {back}
        </MessagePage>
      )
    case 'declined':
      return null
    default:
      return step satisfies never
  }
}
