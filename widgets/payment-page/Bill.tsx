import type { PaymentState } from '#core/insurance/billing/payment-contract.ts'
import { Notice } from '../kit/Notice.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './payment-page.styles.css'
import { useFormats } from './use-formats.ts'

/** The amount due, its purpose and its date. */
export function Bill({
  state,
}: {
  readonly state: Extract<PaymentState, { kind: 'unpaid' | 'paying' }>
}) {
  const css = useStyles(styles)
  const t = useWording('payment')
  const { money, day } = useFormats()
  const { due, toPay } = state.bill
  return (
    <section className={css['bill']} part="bill" aria-labelledby="bill-title">
      <h2 className={css['title']} id="bill-title">
        {t('payment:title')}
      </h2>
      <p className={css['total']}>
        <span className={css['totalLabel']}>{t('payment:payInFull')}</span>
        <strong className={css['amount']}>{money(toPay.amountToPay, toPay.currency)}</strong>
      </p>
      {state.kind === 'unpaid' && state.isPartlyPaid && (
        <Notice quiet>{t('payment:partlyPaid')}</Notice>
      )}
      <dl className={css['facts']}>
        <div className={css['fact']}>
          <dt>{t('payment:description')}</dt>
          <dd>{due.description}</dd>
        </div>
        <div className={css['fact']}>
          <dt>{t('payment:dueDate')}</dt>
          <dd>{day(due.dueDate)}</dd>
        </div>
        <div className={css['fact']}>
          <dt>{t('payment:invoice')}</dt>
          <dd>{due.invoiceNumber}</dd>
        </div>
      </dl>
      {due.premiumFinanced && <Notice quiet>{t('payment:financed')}</Notice>}
    </section>
  )
}
