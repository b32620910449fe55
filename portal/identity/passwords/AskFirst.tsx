import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTitle } from '../../frame/shell/use-title.ts'

interface AskFirstProps {
  /** Whose link this is, where that is known. */
  readonly email?: string | undefined
  readonly children: ReactNode
}

/** A link that would sign somebody in asks whoever is signed in here already (spec 1 §2). */
export const AskFirst = ({ email, children }: AskFirstProps) => {
  const { session } = usePortal()
  // Who was here when the page opened: the link's own sign-in is nobody else's.
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
