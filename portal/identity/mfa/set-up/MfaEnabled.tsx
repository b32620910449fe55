import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { MfaSetUpFlow } from '#core/identity/mfa/set-up.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { dashboardScreen } from '../../../frame/dashboard/dashboard-screen.ts'
import { screenPath } from '../../../frame/personas/persona-paths.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import profileStyles from '../../../frame/forms/tab-form.styles.css'

/** Milliseconds until policyholders are redirected to their dashboard (spec 3 §4). */
const customerDelay = 2_000

/** Confirms that the factor is enabled. */
export const MfaEnabled = ({ flow }: { readonly flow: MfaSetUpFlow }) => {
  const css = useStyles(profileStyles)
  const t = useWording('profile')
  const { clock } = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const goesOn = persona.id === 'customer'

  useEffect(() => {
    if (!goesOn) return undefined
    return clock.after(customerDelay, () => {
      void navigate({ to: screenPath(persona, dashboardScreen), search: {} })
    })
  }, [goesOn, clock, navigate, persona])

  return (
    <div className={css['stack']}>
      <Notice tone="success" title={t('profile:mfa.enabled')}>
        {t('profile:mfa.enabledLead')}
      </Notice>
      {goesOn ? (
        <p className={css['lead']}>{t('profile:mfa.enabledCustomer')}</p>
      ) : (
        <div className={css['actions']}>
          <Button variant="primary" autoFocus onClick={flow.back}>
            {t('profile:mfa.done')}
          </Button>
        </div>
      )}
    </div>
  )
}
