import { useCallback, useEffect, useState } from 'react'
import type { Attempt } from '#core/foundation/errors/attempt.ts'
import type { VariationTerms } from '#core/insurance/quotes/cart/cart-view.ts'
import type { CartItem } from '#core/insurance/quotes/cart/model.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { LoadFailure } from '../kit/LoadFailure.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useWording } from '../react/use-wording.ts'
import { useCart } from './cart-context.ts'
import { DuplicateForm } from './DuplicateForm.tsx'

/** Saves a copy of a variation with other terms and the same coverages. */
export function DuplicateDialog({
  item,
  onClose,
}: {
  readonly item: CartItem
  readonly onClose: () => void
}) {
  const t = useWording('cart')
  const { view } = useCart()
  const [terms, setTerms] = useState<Attempt<VariationTerms>>()
  const load = useCallback(() => void view.termsOf(item).then(setTerms), [view, item])
  useEffect(load, [load])
  const retry = () => {
    setTerms(undefined)
    load()
  }
  if (terms?.isDone) return <DuplicateForm item={item} terms={terms.result} onClose={onClose} />
  return (
    <Dialog
      title={t('cart:add.title')}
      description={t('cart:add.lead', { name: item.presetName })}
      onClose={onClose}
    >
      {terms === undefined ? (
        <Skeleton lines={3} height="3.5em" />
      ) : (
        <LoadFailure message={terms.message} retry={t('cart:tryAgain')} onRetry={retry} />
      )}
    </Dialog>
  )
}
