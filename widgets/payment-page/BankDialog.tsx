import { useState } from 'react'
import { canRetry } from '#core/foundation/errors/client-error.ts'
import type { BankInfo } from '#core/insurance/billing/model.ts'
import type { BankState } from '#core/insurance/billing/bank-details.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Notice } from '../kit/Notice.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './bank-dialog.styles.css'
import { usePayment } from './payment-context.ts'
import { useFormats } from './use-formats.ts'

/** Bank details in the usual order. Values that are long or easy to mistype have a copy button. */
const bankDetails = [
  ['reference', true],
  ['bank', false],
  ['accountName', true],
  ['routing', true],
  ['account', true],
  ['accountType', false],
  ['swift', true],
  ['address', false],
  ['phone', false],
  ['email', false],
] as const satisfies readonly (readonly [keyof BankInfo, boolean])[]

/** Insecure contexts have no clipboard API, so users select the numbers there. */
const canCopy = (): boolean =>
  typeof navigator !== 'undefined' && (navigator as Partial<Navigator>).clipboard !== undefined

function BankDetail({
  label,
  value,
  onCopied,
}: {
  readonly label: string
  readonly value: string
  readonly onCopied?: (() => void) | undefined
}) {
  const css = useStyles(styles)
  const t = useWording('payment')
  return (
    <div className={css['fact']}>
      <dt className={css['label']}>{label}</dt>
      <dd className={css['value']}>
        <span>{value}</span>
        {onCopied && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('payment:bank.copy', { label })}
            onClick={() => void navigator.clipboard.writeText(value).then(onCopied, () => {})}
          >
            {t('payment:bank.copyShort')}
          </Button>
        )}
      </dd>
    </div>
  )
}

function BankDetails({ bank }: { readonly bank: BankInfo }) {
  const css = useStyles(styles)
  const t = useWording('payment')
  const { money } = useFormats()
  const [copied, setCopied] = useState('')
  const state = useStore(usePayment().$state)
  return (
    <>
      <dl className={css['facts']}>
        {'bill' in state && (
          <BankDetail
            label={t('payment:bank.amount')}
            value={money(state.bill.toPay.amountToPay, state.bill.toPay.currency)}
          />
        )}
        {bankDetails.map(([name, isCopied]) => {
          const label = t(`payment:bank.${name}`)
          return (
            <BankDetail
              key={name}
              label={label}
              value={bank[name]}
              onCopied={
                isCopied && canCopy()
                  ? () => setCopied(t('payment:bank.copied', { label }))
                  : undefined
              }
            />
          )
        })}
      </dl>
      <VisuallyHidden live>{copied}</VisuallyHidden>
    </>
  )
}

/** The account for a wire or ACH transfer. */
export function BankDialog({ bank }: { readonly bank: Exclude<BankState, { kind: 'closed' }> }) {
  const t = useWording('payment')
  const payment = usePayment()
  return (
    <Dialog
      title={t('payment:bank.title')}
      description={t('payment:bank.text')}
      onClose={() => payment.closeBank()}
      footer={<Button onClick={() => payment.closeBank()}>{t('payment:bank.done')}</Button>}
    >
      {bank.kind === 'open' && <BankDetails bank={bank.bank} />}
      {bank.kind === 'loading' && <Skeleton lines={6} height="2em" />}
      {bank.kind === 'failed' && (
        <Notice
          tone="error"
          title={bank.message}
          actions={
            canRetry(bank.error) && (
              <Button size="small" icon="refresh" onClick={() => void payment.openBank()}>
                {t('payment:tryAgain')}
              </Button>
            )
          }
        />
      )}
    </Dialog>
  )
}
