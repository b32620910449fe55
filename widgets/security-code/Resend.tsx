import { useId } from 'react'
import type { SecurityCode } from '#core/identity/security-code/security-code.ts'
import { clockText } from '#core/identity/security-code/remaining-seconds.ts'
import { Button } from '../kit/Button.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './security-code.styles.css'

/**
 * Requests another code by email or text message after the waiting time. A text message needs a
 * phone.
 */
export function Resend({
  code,
  hasPhone,
}: {
  readonly code: SecurityCode
  readonly hasPhone: boolean
}) {
  const css = useStyles(styles)
  const t = useWording('security-code')
  const id = useId()
  const work = useStore(code.$work)
  const { resend } = useStore(code.$waits)
  const mustWait = resend > 0
  const why = mustWait
    ? t('security-code:resendIn', { time: clockText(resend) })
    : hasPhone
      ? undefined
      : t('security-code:noPhone')
  return (
    <div className={css['resend']} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={css['question']}>
        {t('security-code:notReceived')}
      </span>
      <div className={css['ways']}>
        <Button
          size="small"
          busy={work === 'sending'}
          aria-disabled={mustWait}
          aria-describedby={mustWait ? `${id}-why` : undefined}
          onClick={() => void code.sendCode('email')}
        >
          {t('security-code:resendEmail')}
        </Button>
        <Button
          size="small"
          busy={work === 'sending'}
          aria-disabled={mustWait || !hasPhone}
          aria-describedby={why === undefined ? undefined : `${id}-why`}
          onClick={() => void code.sendCode('text')}
        >
          {t('security-code:resendText')}
        </Button>
      </div>
      {why !== undefined && (
        <p className={css['why']} id={`${id}-why`}>
          {why}
        </p>
      )}
    </div>
  )
}
