import { useCallback, useRef } from 'react'
import { canRetry } from '#core/foundation/errors/client-error.ts'
import type { PaymentState } from '#core/insurance/billing/payment-contract.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { usePayment } from './payment-context.ts'
import styles from './payment-dialog.styles.css'
import { ProcessorFrame } from './ProcessorFrame.tsx'
import { useFormats } from './use-formats.ts'

/** The processor's frame in a dialog. Closing it loads the payment result. */
export function PaymentDialog({
  state,
}: {
  readonly state: Extract<PaymentState, { kind: 'paying' }>
}) {
  const css = useStyles(styles)
  const t = useWording('payment')
  const payment = usePayment()
  const { money } = useFormats()
  // Stored synchronously, because the user may close the dialog before a render.
  const wasBusy = useRef(false)
  const noteBusy = useCallback(() => {
    wasBusy.current = true
  }, [])
  const { toPay } = state.bill
  return (
    <Dialog
      title={t('payment:frame.title')}
      description={t('payment:frame.text', {
        amount: money(toPay.amountToPay, toPay.currency),
        number: state.policyNumber,
      })}
      sticky
      onClose={() => void payment.closeFrame({ wasBusy: wasBusy.current })}
    >
      {state.message === undefined ? (
        <ProcessorFrame providerKey={state.key} choice={state.choice} onBusy={noteBusy} />
      ) : (
        <div className={css['trouble']}>
          <Notice
            tone="error"
            title={state.message}
            actions={
              (state.error === undefined || canRetry(state.error)) && (
                <Button size="small" icon="refresh" onClick={() => void payment.renewKey()}>
                  {t('payment:tryAgain')}
                </Button>
              )
            }
          />
        </div>
      )}
    </Dialog>
  )
}
