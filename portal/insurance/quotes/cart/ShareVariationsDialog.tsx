import { useId } from 'react'
import { sentences } from '#core/foundation/wording/sentences.ts'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import type { CartChoice } from '#core/insurance/quotes/cart/model.ts'
import { shareVariations } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { MissingPhoneField } from '#widgets/quote-cart/MissingPhoneField.tsx'
import { useMissingPhone } from '#widgets/quote-cart/use-missing-phone.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useInlineAttempt } from '../../../frame/actions/use-attempt.ts'
import { DialogFrame } from '../../../frame/dialogs/DialogFrame.tsx'
import styles from '../../../frame/dialogs/dialog-form.styles.css'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useVariationChoice } from './use-variation-choice.ts'

interface SharedLink {
  readonly link: string
  readonly sendCodeTo: string
}

/** Asks for the phone number that a link to variations requires, then creates the link. */
export const ShareVariationsDialog = ({ input, finish }: DialogProps<CartChoice, SharedLink>) => {
  const css = useStyles(styles)
  const id = useId()
  const t = useWording('cart')
  const { api, queries } = usePortal()
  const { busy, failure, attempt } = useInlineAttempt<'share'>()
  const { accountId, quoteIds } = input
  const { offered } = useVariationChoice(accountId, (item) => quoteIds.includes(item.id))
  const phone = useMissingPhone(`share-variations.${accountId}`, offered)

  const share = async () => {
    if (!phone.check()) return
    await attempt('share', async () => {
      try {
        const shared = await api.call(shareVariations, { body: { ...input, ...phone.body } })
        phone.forget()
        await queries.refresh(getCart)
        finish(shared)
      } catch (error) {
        if (error instanceof ClientError) phone.showErrors(error.fieldErrors)
        throw error
      }
    })
  }

  return (
    <DialogFrame
      title={t('cart:share.title')}
      lead={t('cart:share.phoneLead')}
      isDirty={phone.isDirty}
      onDiscard={phone.forget}
      isLocked={busy !== undefined}
      footer={
        <>
          <DialogClose>{t('common:action.cancel')}</DialogClose>
          <Button variant="primary" type="submit" form={id} busy={busy !== undefined}>
            {t('cart:share.title')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={css['form']}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void share()
        }}
      >
        {failure && (
          <Notice tone="error">{sentences(t('cart:share.failed'), failure.message)}</Notice>
        )}
        <MissingPhoneField field={phone.field} />
      </form>
    </DialogFrame>
  )
}
