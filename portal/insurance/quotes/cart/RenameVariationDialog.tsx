import { getCart, renameInCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { cartName } from '#core/insurance/quotes/cart/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog } from '../../../frame/dialogs/form-dialog.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { VariationInput } from './cart-dialogs.ts'

/** Renames a variation. */
export const RenameVariationDialog = formDialog<VariationInput, { presetName: string }>({
  useSettings: ({ product, quoteId, presetName }) => {
    const t = useWording('cart')
    const { api, queries } = usePortal()
    return {
      title: t('cart:rename.title'),
      lead: t('cart:rename.lead'),
      submit: t('cart:rename.submit'),
      shape: cartName,
      start: { presetName },
      record: `variation.${quoteId}`,
      failed: t('cart:rename.failed'),
      async send(body) {
        await api.call(renameInCart, { params: { product, quoteId }, body })
        await queries.refresh(getCart)
      },
    }
  },
  Fields: ({ form }) => {
    const t = useWording('cart')
    return <FormText form={form} name="presetName" label={t('cart:name')} />
  },
})
