import type { PaymentState } from '#core/insurance/billing/payment-contract.ts'
import { Button } from '../kit/Button.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { saveFile } from '../kit/save-file.ts'
import { useLive } from '../react/use-live.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { Outcome } from './Outcome.tsx'
import styles from './outcome.styles.css'
import { usePayment } from './payment-context.ts'
import { useFormats } from './use-formats.ts'

type Of<Kind extends PaymentState['kind']> = Extract<PaymentState, { kind: Kind }>

export function Checking() {
  const css = useStyles(styles)
  const live = useLive('status')
  const t = useWording('payment')
  return (
    <p className={css['checking']} {...live}>
      <Spinner /> {t('payment:checking')}
    </p>
  )
}

export function Processed({ state }: { readonly state: Of<'processed'> }) {
  const t = useWording('payment')
  const payment = usePayment()
  return (
    <Outcome
      tone="info"
      title={t('payment:processed.title')}
      text={t('payment:processed.text')}
      policyNumber={state.policyNumber}
    >
      {!state.isStillAsking && (
        <Button icon="refresh" onClick={() => void payment.load()}>
          {t('payment:processed.checkAgain')}
        </Button>
      )}
    </Outcome>
  )
}

export function Failed({ state }: { readonly state: Of<'failed'> }) {
  const t = useWording('payment')
  const payment = usePayment()
  const isBusy = useStore(payment.$isBusy)
  const reason = state.reason === undefined ? '' : `${t(`payment:reasons.${state.reason}`)} `
  return (
    <Outcome
      tone="error"
      title={t('payment:failed.title')}
      text={reason + t('payment:failed.text')}
      policyNumber={state.policyNumber}
    >
      {state.canRetry && (
        <Button variant="primary" busy={isBusy} onClick={() => void payment.retry()}>
          {t('payment:failed.makePayment')}
        </Button>
      )}
    </Outcome>
  )
}

export function Paid({ state }: { readonly state: Of<'paid'> }) {
  const t = useWording('payment')
  const { money } = useFormats()
  const payment = usePayment()
  const isBusy = useStore(payment.$isBusy)
  const amount = money(state.paid.minor, state.paid.currency)
  const download = async (): Promise<void> => {
    const receipt = await payment.receipt()
    if (receipt !== undefined) saveFile(receipt)
  }
  return (
    <Outcome
      tone="success"
      title={t('payment:paid.title', { number: state.policyNumber })}
      text={`${t('payment:paid.amount', { amount })} ${t('payment:paid.text')}`}
    >
      {state.hasReceipt && (
        <Button icon="download" busy={isBusy} onClick={() => void download()}>
          {t('payment:paid.receipt')}
        </Button>
      )}
    </Outcome>
  )
}
