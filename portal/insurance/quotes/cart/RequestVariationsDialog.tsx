import { requestVariations } from '#core/insurance/quotes/cart/endpoints.ts'
import { readyQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { VariationsDialog, type VariationsInput } from './VariationsDialog.tsx'
import { useVariationChoice } from './use-variation-choice.ts'

/** Requests to bind several variations at once. */
export const RequestVariationsDialog = (props: DialogProps<VariationsInput, boolean>) => {
  const t = useWording('cart')
  const { api } = usePortal()
  const choice = useVariationChoice(props.input.accountId, ({ status }) =>
    readyQuoteStatuses.some((each) => each === status),
  )
  return (
    <VariationsDialog
      {...props}
      texts={{
        title: t('cart:request.title'),
        lead: t('cart:request.lead'),
        submit: t('cart:request.submit'),
        done: t('cart:request.done'),
        failed: t('cart:request.failed'),
      }}
      choice={choice}
      none={t('cart:request.none')}
      call={(body) => api.call(requestVariations, { body })}
    />
  )
}
