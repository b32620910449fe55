import { brandNames } from '#themes/brands/brands.ts'
import { isFinal, canRetry } from '#core/foundation/errors/client-error.ts'
import type { PaymentState } from '#core/insurance/billing/payment-contract.ts'
import { useBrand } from '../element/use-brand.ts'
import { Button } from '../kit/Button.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useHost } from '../react/use-host.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { BankDialog } from './BankDialog.tsx'
import { Bill } from './Bill.tsx'
import { Checking, Failed, Paid, Processed } from './outcomes.tsx'
import { LoadingBill } from './LoadingBill.tsx'
import { usePayment } from './payment-context.ts'
import { PaymentDialog } from './PaymentDialog.tsx'
import { PaymentOptions } from './PaymentOptions.tsx'
import styles from './payment-page.styles.css'

type Of<Kind extends PaymentState['kind']> = Extract<PaymentState, { kind: Kind }>

function Unavailable({
  state,
  onSessionEnd,
}: {
  readonly state: Of<'unavailable'>
  readonly onSessionEnd: (() => void) | undefined
}) {
  const t = useWording('payment')
  const payment = usePayment()
  const asksForCode = state.error.status === 401 && onSessionEnd !== undefined
  return (
    <Notice
      tone="error"
      title={state.message}
      final={isFinal(state.error)}
      actions={
        canRetry(state.error) && (
          <Button
            size="small"
            icon={asksForCode ? 'lock' : 'refresh'}
            onClick={() => (asksForCode ? onSessionEnd() : void payment.load())}
          >
            {t(asksForCode ? 'payment:newCode' : 'payment:tryAgain')}
          </Button>
        )
      }
    />
  )
}

/** The bill stays below the frame's dialog. */
function Unpaid({ state }: { readonly state: Of<'unpaid'> | Of<'paying'> }) {
  const css = useStyles(styles)
  const t = useWording('payment')
  return (
    <div className={css['columns']}>
      <Bill state={state} />
      {state.kind === 'paying' || state.canPay ? (
        <PaymentOptions bill={state.bill} />
      ) : (
        <Notice quiet>{t('payment:readOnly')}</Notice>
      )}
      {state.kind === 'paying' && <PaymentDialog state={state} />}
    </div>
  )
}

function Body({ onSessionEnd }: { readonly onSessionEnd: (() => void) | undefined }) {
  const state = useStore(usePayment().$state)
  switch (state.kind) {
    case 'loading':
      return <LoadingBill />
    case 'unavailable':
      return <Unavailable state={state} onSessionEnd={onSessionEnd} />
    case 'unpaid':
    case 'paying':
      return <Unpaid state={state} />
    case 'checking':
      return <Checking />
    case 'processed':
      return <Processed state={state} />
    case 'failed':
      return <Failed state={state} />
    case 'paid':
      return <Paid state={state} />
    default:
      return state satisfies never
  }
}

/** A payment page in any state. */
export function PaymentView({
  onSessionEnd,
}: {
  readonly onSessionEnd?: (() => void) | undefined
}) {
  const css = useStyles(styles)
  const payment = usePayment()
  const t = useWording('payment')
  const problem = useStore(payment.$problem)
  const agency = useStore(payment.$agency)
  // The name is shown with the bill, because a later one would push the bill down.
  const isNamed = useStore(payment.$state).kind !== 'loading'
  const { values } = useHost()
  const brand = values.get()['brand'] === undefined ? agency?.brand : undefined
  useBrand(brandNames.find((name) => name === brand))
  const bank = useStore(payment.$bank)
  return (
    <div className={css['frame']}>
      <div className={css['page']}>
        {agency && isNamed && (
          <p className={css['agency']}>{t('payment:agency', { agency: agency.name })}</p>
        )}
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        <Body onSessionEnd={onSessionEnd} />
        {bank.kind !== 'closed' && <BankDialog bank={bank} />}
      </div>
    </div>
  )
}
