import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { mfaSetUpPath } from '../../frame/personas/persona-paths.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'

/** Requires a second factor; the only alternative is to sign out (spec 1 §2). */
export const MfaRequiredDialog = () => {
  const t = useWording('shell')
  const persona = usePersona()
  const navigate = useNavigate()
  const setUp = useRef<HTMLButtonElement>(null)

  // Focuses the set-up button, although sign-out comes first.
  useEffect(() => setUp.current?.focus(), [])
  return (
    <DialogFrame
      title={t('shell:mfa.title')}
      lead={t('shell:mfa.lead')}
      isLocked
      footer={
        <>
          <Button variant="quiet" onClick={() => void navigate({ to: '/logout' })}>
            {t('shell:mfa.signOut')}
          </Button>
          <Button
            variant="primary"
            ref={setUp}
            onClick={() => void navigate({ href: mfaSetUpPath(persona) })}
          >
            {t('shell:mfa.setUp')}
          </Button>
        </>
      }
    />
  )
}
