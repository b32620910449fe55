import { useState } from 'react'
import { createEmailRequest } from '#core/insurance/quotes/calculator/email-request.ts'
import { Button } from '../../kit/Button.tsx'
import { useLive } from '../../react/use-live.ts'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { Problem } from '../problems/Problem.tsx'
import { useReason } from '../price/use-reason.ts'
import styles from './saved-step.styles.css'

type MailOfQuote = ReturnType<typeof createEmailRequest>

/** The email with the saved quote, sent on the embed user's request. */
export const useEmailing = (): MailOfQuote => {
  const platform = usePlatform()
  const { $quote } = useCalculator()
  const [emailing] = useState(() => createEmailRequest(platform, $quote))
  return emailing
}

/** Emails the saved quote on click only, because anybody may have typed the address. */
export function EmailQuote({ mail }: { readonly mail: MailOfQuote }) {
  const css = useStyles(styles)
  const live = useLive('status')
  const t = useWording('calculator-steps')
  const emailing = useStore(mail.$emailState)
  if (emailing.kind === 'sent') {
    return (
      <p className={css['emailed']} {...live}>
        {t('calculator-steps:saved.emailed', { email: emailing.email })}
      </p>
    )
  }
  return (
    <Button variant="primary" busy={emailing.kind === 'sending'} onClick={() => void mail.email()}>
      {t('calculator-steps:saved.email')}
    </Button>
  )
}

/** The email was not sent. The same button retries. */
export function EmailProblem({ mail }: { readonly mail: MailOfQuote }) {
  const t = useWording('calculator-steps')
  const emailing = useStore(mail.$emailState)
  const reason = useReason()
  if (emailing.kind !== 'failed') return null
  return (
    <Problem error={emailing.error} title={t('calculator-steps:saved.emailFailed')}>
      <p>{reason(emailing.error)}</p>
    </Problem>
  )
}
