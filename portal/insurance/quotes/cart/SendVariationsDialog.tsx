import { useState } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { sendVariations } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import type { Recipient } from '#core/insurance/quotes/cart/sharing.ts'
import type { CartChoice, CartItem } from '#core/insurance/quotes/cart/model.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { MissingPhoneField } from '#widgets/quote-cart/MissingPhoneField.tsx'
import { RecipientChoice } from '#widgets/quote-cart/RecipientChoice.tsx'
import { useMissingPhone } from '#widgets/quote-cart/use-missing-phone.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { VariationsDialog, type VariationsInput } from './VariationsDialog.tsx'
import { useVariationChoice } from './use-variation-choice.ts'

const isSendable = ({ allowedActions }: CartItem): boolean => allowedActions.includes('send')

/** Sends several variations at once (spec 2 §8). */
export const SendVariationsDialog = (props: DialogProps<VariationsInput, boolean>) => {
  const t = useWording('cart')
  const { api } = usePortal()
  const { accountId } = props.input
  const [to, setTo] = useState<Recipient>('customer')
  const choice = useVariationChoice(accountId, isSendable)
  const phone = useMissingPhone(
    `send-variations.${accountId}`,
    to === 'customer' ? choice.chosen : [],
  )

  const send = async (chosen: CartChoice) => {
    try {
      const answer = await api.call(sendVariations, { body: { ...chosen, to, ...phone.body } })
      phone.forget()
      return answer
    } catch (error) {
      if (error instanceof ClientError) phone.showErrors(error.fieldErrors)
      throw error
    }
  }

  return (
    <VariationsDialog
      {...props}
      texts={{
        title: t('cart:send.title'),
        lead: t('cart:send.lead'),
        submit: t('cart:send.submit'),
        done: t('cart:send.done'),
        failed: t('cart:send.failed'),
      }}
      choice={choice}
      none={t('cart:send.none')}
      check={phone.check}
      isDirty={phone.isDirty}
      onDiscard={phone.forget}
      call={send}
    >
      <RecipientChoice value={to} onValue={setTo} />
      <MissingPhoneField field={phone.field} />
    </VariationsDialog>
  )
}
