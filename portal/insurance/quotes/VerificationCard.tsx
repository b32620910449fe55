import { addressLine } from '#core/foundation/region/address-line.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Checkbox } from '#widgets/kit/Checkbox.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { bindSurplus, requestToBind, send } from './quote-actions.ts'
import { blockedReason } from './saved-quote.ts'
import {
  performAction,
  useActionContext,
  useVisibleActions,
} from '../../frame/actions/use-actions.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { sectionOf } from './heading.ts'
import styles from './quote-screen.styles.css'

/**
 * Verifies the account, then requests to bind (spec 2 §4). Shown while the quote is open or
 * requested.
 */
export const VerificationCard = ({ quote }: { readonly quote: Quote }) => {
  const css = useStyles(styles)
  const { t, instant } = useFormats()
  const portal = usePortal()
  const context = useActionContext()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const sending = useVisibleActions([send], quote)
  const account = useQuery(portal.queries.options(getAccount, { params: { id: quote.accountId } }))
  const section = sectionOf(quote)
  if (section !== 'open' && section !== 'request-to-bind-sent') return null

  const isVerified = quote.isVerifiedByAgent
  const bind = bindSurplus.visible(quote) ? bindSurplus : requestToBind
  const canBind = bind.visible(quote)
  const blocked = canBind ? undefined : blockedReason('requestToBind')(quote)

  const verify = (facts: Account) => {
    setBusy(true)
    void import('./verify-account.ts')
      .then(({ verifyShownAccount }) => verifyShownAccount(portal, facts))
      .catch(() => portal.notifications.show('error', t('quotes:verification.failed')))
      .finally(() => setBusy(false))
  }

  return (
    <Card title={t('quotes:verification.title')}>
      <p className={css['note']}>{t('quotes:verification.lead')}</p>
      {account.data ? <AccountFacts account={account.data} /> : <Skeleton lines={4} />}
      <Checkbox
        label={t('quotes:verification.checkbox', { company: quote.companyName })}
        hint={
          isVerified && quote.verifiedDate !== null
            ? t('quotes:verification.verified', { date: instant(quote.verifiedDate) })
            : undefined
        }
        checked={isVerified || isBusy}
        // Still focusable, so that keyboard users continue from here.
        aria-disabled={
          isVerified || isBusy || !account.data || !quote.allowedActions.includes('verify')
        }
        onValue={() => account.data && verify(account.data)}
      />
      <Button
        variant="primary"
        wide
        aria-disabled={!canBind}
        aria-describedby={blocked && id}
        onClick={() => void performAction(bind, quote, context)}
      >
        {t('quotes:action.requestToBind')}
      </Button>
      {sending.map((action) => (
        <Button key={action.id} wide onClick={() => void performAction(action, quote, context)}>
          {t('quotes:action.send')}
        </Button>
      ))}
      {blocked !== undefined && (
        <p id={id} className={css['note']}>
          {blocked}
        </p>
      )}
    </Card>
  )
}

const AccountFacts = ({ account }: { readonly account: Account }) => {
  const { t, wholeMoney } = useFormats()
  const { revenue, nonUsRevenue, currency } = account
  const hasForeignRevenue = nonUsRevenue !== undefined
  return (
    <Facts
      facts={[
        [t('portal:field.company'), account.name],
        [t('quotes:field.industry'), account.naicsDescription ?? account.naicsCode],
        [
          t('quotes:field.homeRevenue'),
          hasForeignRevenue ? wholeMoney(revenue - nonUsRevenue, currency) : '',
        ],
        [
          t('quotes:field.nonUsRevenue'),
          hasForeignRevenue ? wholeMoney(nonUsRevenue, currency) : '',
        ],
        [t('quotes:field.revenue'), wholeMoney(revenue, currency)],
        [t('quotes:field.yearEstablished'), account.yearEstablished],
        [t('portal:field.address'), addressLine(account.region, account)],
        [t('portal:field.phone'), formatPhone(account.region, account.phoneNumber ?? '')],
      ]}
    />
  )
}
