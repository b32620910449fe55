import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mustSetUpMfa } from '#core/identity/mfa/prompt.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { profilePath } from '../../frame/personas/persona-paths.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useProfile } from '../../frame/shell/use-profile.ts'
import { mfaRequiredDialog } from './mfa-dialog.ts'

/** Opens the required-factor dialog while a second factor is missing. */
export const MfaPrompt = () => {
  const { dialogs, session } = usePortal()
  const user = useStore(session.$user)
  const open = useStore(dialogs.$dialog)
  const profile = useProfile()
  const persona = usePersona()
  const { pathname } = useLocation()
  const isOnProfile = pathname === profilePath(persona)
  const isDue = user !== undefined && mustSetUpMfa({ profile, user, isOnProfile })

  useEffect(() => {
    if (isDue && open === undefined) void dialogs.open(mfaRequiredDialog, {})
    if (!isDue && open?.dialog === mfaRequiredDialog) dialogs.finish(undefined)
  }, [isDue, open, dialogs])

  return null
}
