import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTitle } from '../../frame/shell/use-title.ts'

interface OtherUserGuardProps {
  /** The link's user, if known. */
  readonly email?: string | undefined
  readonly children: ReactNode
}

/** Asks before a link that signs a user in replaces another user's session (spec 1 §2). */
export const OtherUserGuard = ({ email, children }: OtherUserGuardProps) => {
  const { session } = usePortal()
  // The user when the page opened; the link's sign-in does not count.
  const [user, setUser] = useState(() => session.$user.get())
  const isOther = user !== undefined && user.email.toLowerCase() !== email?.toLowerCase()
  if (!isOther) return children
  const leave = async () => {
    await session.signOut()
    setUser(undefined)
  }
  return <Question name={`${user.firstName} ${user.lastName}`} onLeave={() => void leave()} />
}

const Question = ({ name, onLeave }: { readonly name: string; readonly onLeave: () => void }) => {
  const t = useWording('passwords')
  useTitle(t('passwords:other.title'))
  return (
    <MessagePage title={t('passwords:other.title')} lead={t('passwords:other.lead', { name })}>
      <Button variant="primary" onClick={onLeave}>
        {t('passwords:other.leave')}
      </Button>
      <Link to="/loading">{t('passwords:other.stay')}</Link>
    </MessagePage>
  )
}
