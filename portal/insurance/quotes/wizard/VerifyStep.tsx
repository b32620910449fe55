import { atom } from 'nanostores'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { quotingBarrier } from '#core/insurance/accounts/profile-score.ts'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { classNames } from '#widgets/kit/class-names.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { RecordEditsProvider, useRecordEdits } from '../../../frame/actions/RecordEditsProvider.tsx'
import { useInlineAttempt } from '../../../frame/actions/use-attempt.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { AccountDetailsPart } from '../../accounts/AccountDetailsPart.tsx'
import { attestDetails } from '../attest-details.ts'
import { refreshQuotes } from '../../quote-queries.ts'
import { saveAccountEdits } from './save-account-edits.ts'
import { useWizard } from './wizard-context.ts'
import { WizardCalculator } from './WizardCalculator.tsx'
import styles from './wizard.styles.css'

const never = atom(false)

/** The details, and the continue button, which saves changes first. */
const Details = () => {
  const css = useStyles(styles)
  const t = useWording('portal', 'wizard', 'accounts')
  const portal = usePortal()
  const edits = useRecordEdits()
  const isChanged = useStore(edits?.$isDirty ?? never)
  const { account, next } = useWizard()
  const { busy, failure, attempt } = useInlineAttempt<'next'>()
  const barrier = quotingBarrier(account)
  const label = t(account.isVerifiedByAgent ? 'wizard:action.continue' : 'wizard:action.verify')

  const verify = async (saved: Account): Promise<boolean> => {
    try {
      await attestDetails(portal, saved)
      await portal.queries.refresh(getAccount)
      void refreshQuotes(portal)
      return true
    } catch (error) {
      const hasChanged = error instanceof ClientError && error.code === 'accountFactsDiffer'
      const text = hasChanged ? 'quotes:verification.changed' : 'quotes:verification.failed'
      portal.notifications.show('error', t(text))
      await portal.queries.refresh(getAccount)
      return false
    }
  }
  const startNext = async () => {
    const saved = await saveAccountEdits(portal, account, edits, label)
    // The saved account may be ineligible, or need verification again.
    if (saved === undefined || quotingBarrier(saved) !== undefined) return
    const isVerified = account.isVerifiedByAgent ? saved.isVerifiedByAgent : await verify(saved)
    // The form still renders the saved values.
    if (isVerified) next(saved !== account)
  }
  return (
    <>
      {barrier && <Notice tone="warning" title={t(`products:eligibility.${barrier}`)} quiet />}
      <div className={classNames(css['part'], css['read'])}>
        <AccountDetailsPart account={account} />
      </div>
      {failure && <Notice tone="error">{failure.message}</Notice>}
      <div className={css['actions']}>
        <Button
          // The form has the primary button while it has unsaved changes.
          variant={isChanged ? 'secondary' : 'primary'}
          busy={busy !== undefined}
          aria-disabled={barrier !== undefined && !isChanged}
          onClick={() => void attempt('next', startNext)}
        >
          {label}
        </Button>
        <span>{t(account.isVerifiedByAgent ? 'wizard:verify.done' : 'wizard:verify.lead')}</span>
      </div>
    </>
  )
}

/** The account details, which the agent corrects and verifies. */
export const VerifyStep = () => (
  <>
    <WizardCalculator />
    <RecordEditsProvider>
      <Details />
    </RecordEditsProvider>
  </>
)
