import { useState } from 'react'
import { getAccount, verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { quotingBarrier } from '#core/insurance/accounts/profile-score.ts'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { AccountDetailsPart } from '../../accounts/AccountDetailsPart.tsx'
import { attestedFacts } from '../attested-facts.ts'
import { refreshQuotes } from '../refresh-quotes.ts'
import { useWizard } from './wizard-context.ts'
import { WizardCalculator } from './WizardCalculator.tsx'
import styles from './wizard.styles.css'

/** The facts of the account, which the agent corrects and verifies. */
export const VerifyStep = () => {
  const css = useStyles(styles)
  const t = useWording('wizard', 'accounts')
  const portal = usePortal()
  const { account, next } = useWizard()
  const [isBusy, setBusy] = useState(false)
  const barrier = quotingBarrier(account)
  const verify = async () => {
    setBusy(true)
    try {
      await portal.api.call(verifyAccount, { body: attestedFacts(account) })
      await portal.queries.refresh(getAccount)
      void refreshQuotes(portal)
      next()
    } catch (error) {
      const hasChanged = error instanceof ClientError && error.code === 'accountFactsDiffer'
      const text = hasChanged ? 'quotes:verification.changed' : 'quotes:verification.failed'
      portal.notifications.show('error', t(text))
      await portal.queries.refresh(getAccount)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <WizardCalculator />
      {barrier && <Notice tone="warning" title={t(`products:eligibility.${barrier}`)} quiet />}
      <AccountDetailsPart account={account} />
      <div className={css['actions']}>
        {account.isVerifiedByAgent ? (
          <Button variant="primary" aria-disabled={barrier !== undefined} onClick={() => next()}>
            {t('wizard:action.continue')}
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={isBusy}
            aria-disabled={barrier !== undefined}
            onClick={() => void verify()}
          >
            {t('wizard:action.verify')}
          </Button>
        )}
        <span>{t(account.isVerifiedByAgent ? 'wizard:verify.done' : 'wizard:verify.lead')}</span>
      </div>
    </>
  )
}
