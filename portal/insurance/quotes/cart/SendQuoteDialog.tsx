import { useState } from 'react'
import { sendToAgent, sendToCustomer } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import type { Recipient } from '#core/insurance/quotes/cart/sharing.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useShownAttempt } from '../../../frame/actions/use-shown-attempt.ts'
import { DialogFrame } from '../../../frame/dialogs/DialogFrame.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { RecipientChoice } from '#widgets/quote-cart/RecipientChoice.tsx'

interface Input {
  readonly product: QuotedProduct
  readonly quoteId: string
  readonly number: string
  readonly customerEmail: string
  readonly agentEmail: string
}

const calls = { customer: sendToCustomer, agent: sendToAgent } as const

/** Sends a quote to its policyholder, with a link that a security code opens, or to its agent. */
export const SendQuoteDialog = ({ input, finish }: DialogProps<Input, true>) => {
  const t = useWording('cart')
  const { api, notifications } = usePortal()
  const [to, setTo] = useState<Recipient>('customer')
  const { busy, failure, attempt } = useShownAttempt<'send'>()
  const { product, quoteId, number, customerEmail, agentEmail } = input
  const emails = { customer: customerEmail, agent: agentEmail }

  const send = () =>
    attempt('send', async () => {
      await api.call(calls[to], { params: { product, quoteId } })
      notifications.show('success', t('cart:send.doneOne', { number, email: emails[to] }))
      finish(true)
    })

  return (
    <DialogFrame
      title={t('cart:send.titleOne', { number })}
      lead={t('cart:send.lead')}
      isLocked={busy !== undefined}
      footer={
        <>
          <DialogClose>{t('common:action.cancel')}</DialogClose>
          <Button variant="primary" busy={busy !== undefined} onClick={() => void send()}>
            {t('cart:send.submit')}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="error">{`${t('cart:send.failedOne')}. ${failure.message}`}</Notice>}
      <RecipientChoice value={to} onValue={setTo} emails={emails} />
    </DialogFrame>
  )
}
