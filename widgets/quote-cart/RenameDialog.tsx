import { useState } from 'react'
import { sentences } from '#core/foundation/wording/sentences.ts'
import { variationName } from '#core/insurance/quotes/cart/entry.ts'
import type { CartItem } from '#core/insurance/quotes/cart/model.ts'
import { useDirty } from '../react/use-host.ts'
import { useWording } from '../react/use-wording.ts'
import { useCart } from './cart-context.ts'
import { CartForm } from './CartForm.tsx'
import { NameField } from './NameField.tsx'
import { useSubmission } from './use-submission.ts'

/** Renames a variation. */
export function RenameDialog({
  item,
  onClose,
}: {
  readonly item: CartItem
  readonly onClose: () => void
}) {
  const t = useWording('cart')
  const { view } = useCart()
  const { isBusy, failure, send } = useSubmission()
  const [name, setName] = useState(item.presetName)
  const [isTried, setTried] = useState(false)
  const isDirty = name !== item.presetName
  useDirty(isDirty, {})
  const submit = async () => {
    setTried(true)
    if (!variationName.safeParse(name).success) return
    if (await send(() => view.rename(item, name))) onClose()
  }
  return (
    <CartForm
      title={t('cart:rename.title')}
      lead={t('cart:rename.lead')}
      submit={t('cart:rename.submit')}
      failed={failure === undefined ? undefined : sentences(t('cart:rename.failed'), failure)}
      isDirty={isDirty}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NameField value={name} onValue={setName} isTried={isTried} />
    </CartForm>
  )
}
