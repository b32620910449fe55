import { useState } from 'react'
import { sentences } from '#core/foundation/wording/sentences.ts'
import type { CartItem, VariationResult } from '#core/insurance/quotes/cart/model.ts'
import type { Recipient } from '#core/insurance/quotes/cart/sharing.ts'
import { preselectedIds } from '#core/insurance/quotes/statuses.ts'
import { useDirty } from '../react/use-host.ts'
import { useWording } from '../react/use-wording.ts'
import { useCart } from './cart-context.ts'
import { CartForm } from './CartForm.tsx'
import { MissingPhoneField } from './MissingPhoneField.tsx'
import { RecipientChoice } from './RecipientChoice.tsx'
import { useMissingPhone } from './use-missing-phone.ts'
import { useSubmission } from './use-submission.ts'
import { VariationChoice } from './VariationChoice.tsx'
import { VariationResults } from './VariationResults.tsx'

interface SendDialogProps {
  readonly accountId: string
  readonly items: readonly CartItem[]
  readonly onSent: (results: readonly VariationResult[], to: Recipient) => void
  readonly onClose: () => void
}

/**
 * Sends the selected variations. Those that could not be sent stay, with the reasons (spec 2 §8).
 */
export function SendDialog({ accountId, items, onSent, onClose }: SendDialogProps) {
  const t = useWording('cart')
  const { view } = useCart()
  const { isBusy, failure, send } = useSubmission()
  const [chosen, setChosen] = useState(() => preselectedIds(items))
  const [to, setTo] = useState<Recipient>('customer')
  const [failed, setFailed] = useState<readonly VariationResult[]>([])
  const phone = useMissingPhone(
    `send-variations.${accountId}`,
    to === 'customer' ? items.filter(({ id }) => chosen.includes(id)) : [],
  )
  useDirty(phone.isDirty, { discard: phone.forget })
  const submit = async () => {
    if (!phone.check()) return
    setFailed([])
    const results = await send(async () => {
      const attempt = await view.send(chosen, to, phone.body)
      if (!attempt.isDone) phone.showErrors(attempt.error?.fieldErrors)
      return attempt
    })
    if (results === undefined) return
    phone.forget()
    if (results.some(({ isDone }) => isDone)) onSent(results, to)
    const unsent = results.filter(({ isDone }) => !isDone)
    if (unsent.length === 0) {
      onClose()
      return
    }
    setFailed(results)
    setChosen(unsent.map(({ quoteId }) => quoteId))
  }
  return (
    <CartForm
      title={t('cart:send.title')}
      lead={t('cart:send.lead')}
      submit={t('cart:send.submit')}
      failed={failure === undefined ? undefined : sentences(t('cart:send.failed'), failure)}
      isDirty={phone.isDirty}
      isBusy={isBusy}
      isReady={chosen.length > 0}
      onSubmit={() => void submit()}
      onDiscard={phone.forget}
      onClose={onClose}
    >
      {failed.length > 0 && <VariationResults results={failed} title={t('cart:send.failed')} />}
      <VariationChoice items={items} chosen={chosen} onChoose={setChosen} />
      <RecipientChoice value={to} onValue={setTo} />
      <MissingPhoneField field={phone.field} />
    </CartForm>
  )
}
