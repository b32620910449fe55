import { useState } from 'react'
import { sendVariations } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import type { Recipient } from '#core/insurance/quotes/cart/sharing.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { BulkDialog, type BulkInput } from './BulkDialog.tsx'
import { RecipientChoice } from '#widgets/quote-cart/RecipientChoice.tsx'

/** Sends several variations at once (spec 2 §8). */
export const SendVariationsDialog = (props: DialogProps<BulkInput, boolean>) => {
  const t = useWording('cart')
  const { api } = usePortal()
  const [to, setTo] = useState<Recipient>('customer')
  return (
    <BulkDialog
      {...props}
      texts={{
        title: t('cart:send.title'),
        lead: t('cart:send.lead'),
        submit: t('cart:send.submit'),
        done: t('cart:send.done'),
        failed: t('cart:send.failed'),
      }}
      isOffered={({ allowedActions }) => allowedActions.includes('send')}
      none={t('cart:send.none')}
      call={(choice) => api.call(sendVariations, { body: { ...choice, to } })}
    >
      <RecipientChoice value={to} onValue={setTo} />
    </BulkDialog>
  )
}
