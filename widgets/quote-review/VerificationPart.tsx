import { addressLine } from '#core/foundation/region/address-line.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { Button } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { FactList } from '../kit/FactList.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useAttempt } from '../react/use-attempt.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useRecordFormats } from '../react/use-record-formats.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { useReview } from './review-context.ts'
import styles from './review.styles.css'

/** The details to verify. */
function Insured() {
  const t = useWording('quote-review')
  const { sum } = useRecordFormats()
  const { review } = useReview()
  const { insured, currency, region } = review
  const { nonUsRevenue } = insured
  return (
    <FactList
      facts={[
        [t('quote-review:field.company'), insured.name],
        [t('quote-review:field.industry'), insured.industry],
        [t('quote-review:field.revenue'), sum(insured.revenue, currency)],
        [
          t('quote-review:field.nonUsRevenue'),
          nonUsRevenue === undefined ? undefined : sum(nonUsRevenue, currency),
        ],
        [t('quote-review:field.yearEstablished'), insured.yearEstablished],
        [t('quote-review:field.employees'), insured.noOfEmployeesAll],
        [t('quote-review:field.address'), addressLine(region, insured)],
        [t('quote-review:field.phone'), formatPhone(region, insured.phoneNumber ?? '')],
      ]}
    />
  )
}

/** Why the quote cannot be bound now, with the server's text for unknown codes. */
function Blocked() {
  const css = useStyles(styles)
  const t = useWording('quote-review')
  const { wording } = usePlatform()
  const { blockedActions = [] } = useReview().review
  const blocked = blockedActions.find(({ action }) => action === 'requestToBind')
  if (!blocked) return null
  const key = `quote-review:blocked.${blocked.code}`
  return <p className={css['note']}>{wording.has(key) ? t(key) : blocked.detail}</p>
}

/** The agency's actions. At least one is allowed or blocked in every state that shows the card. */
const decisions = ['verify', 'requestToBind', 'editPolicyholder']

/** Shows who decides when the session is read-only. */
function DecidedByAgency() {
  const css = useStyles(styles)
  const t = useWording('quote-review')
  const { review } = useReview()
  return (
    <Card title={t('quote-review:verification.title')} level={3} part="verification">
      <div className={css['stack']}>
        <p className={css['note']}>
          {t('quote-review:verification.byAgency', { agency: review.agencyName })}
        </p>
        <Insured />
      </div>
    </Card>
  )
}

/** Verifies the company once, then requests to bind (spec 2 §4, "Agency verification"). */
export function VerificationPart() {
  const { allowedActions, blockedActions = [] } = useReview().review
  const known = [...allowedActions, ...blockedActions.map(({ action }) => action)]
  return known.some((action) => decisions.includes(action)) ? <Decision /> : <DecidedByAgency />
}

function Decision() {
  const css = useStyles(styles)
  const t = useWording('quote-review')
  const { date } = useRecordFormats()
  const { view, review, open } = useReview()
  const { isBusy, failure, send } = useAttempt()
  const { isVerifiedByAgent: isVerified, verifiedDate, timezone } = review
  const mayVerify = review.allowedActions.includes('verify')
  const mayRequest = review.allowedActions.includes('requestToBind')
  return (
    <Card title={t('quote-review:verification.title')} level={3} part="verification">
      <div className={css['stack']}>
        <p className={css['note']}>{t('quote-review:verification.lead')}</p>
        <Insured />
        {failure && (
          <Notice tone="error" title={t('quote-review:verification.failed')}>
            {failure.message}
          </Notice>
        )}
        <Checkbox
          label={t('quote-review:verification.checkbox', { company: review.companyName })}
          hint={
            isVerified && verifiedDate !== null
              ? t('quote-review:verification.verified', { date: date(verifiedDate, timezone) })
              : undefined
          }
          checked={isVerified || isBusy}
          disabled={isVerified}
          aria-disabled={isBusy || !mayVerify}
          onValue={() => void send(() => view.verify(review))}
        />
        <Button variant="primary" wide disabled={!mayRequest} onClick={() => open('bind')}>
          {t('quote-review:bind.open')}
        </Button>
        <Blocked />
      </div>
    </Card>
  )
}
