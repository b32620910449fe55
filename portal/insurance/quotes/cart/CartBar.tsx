import { sentences } from '#core/foundation/wording/sentences.ts'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { invalidOf } from '#core/insurance/quotes/cart/model.ts'
import { requoteInvalid } from '#core/insurance/quotes/cart/requote.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { downloadCart } from '#core/insurance/documents/endpoints.ts'
import type { Cart, CartItem } from '#core/insurance/quotes/cart/model.ts'
import { shareVariations } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { quotesWithoutPhone } from '#core/insurance/quotes/cart/sharing.ts'
import { preselectedIds } from '#core/insurance/quotes/statuses.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { saveFile } from '#widgets/kit/save-file.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { bulkReportDialog } from '../../../frame/bulk/report-dialog.ts'
import { errorReasons } from '../../../frame/errors/error-reasons.ts'
import { useAttempt } from '../../../frame/actions/use-attempt.ts'
import { useCan } from '../../../frame/platform/use-can.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import {
  addVariationDialog,
  linkDialog,
  requestVariationsDialog,
  sendVariationsDialog,
  shareVariationsDialog,
} from './cart-dialogs.ts'
import styles from './cart.styles.css'

interface CartBarProps {
  readonly cart: Cart
  readonly onRequested: () => void
}

const nameOf = ({ presetName, quoteNumber }: CartItem): string =>
  presetName === quoteNumber ? quoteNumber : `${presetName} (${quoteNumber})`

/** The actions on a whole comparison. */
export const CartBar = ({ cart, onRequested }: CartBarProps) => {
  const css = useStyles(styles)
  const t = useWording('cart')
  const can = useCan()
  const { dialogs, api, notifications, queries, host } = usePortal()
  const { busy, attempt } = useAttempt<'link' | 'file' | 'requote'>()
  const { accountId, content, limit } = cart
  const canSend =
    can('quote:send') && content.some(({ allowedActions }) => allowedActions.includes('send'))
  const last = content.findLast(({ allowedActions }) => allowedActions.includes('compare'))

  const request = async () => {
    if (await dialogs.open(requestVariationsDialog, { accountId })) onRequested()
  }

  const invalid = invalidOf(content)

  const requote = () =>
    attempt('requote', async () => {
      const { done, failed } = await requoteInvalid(cart, { api, newId: () => host.randomId() })
      await queries.refresh(getCart, searchQuotes)
      if (failed.length > 0) {
        const report = failed.map(({ item, error }) => ({
          name: nameOf(item),
          reason: error === undefined ? t('cart:requote.incomplete') : errorReasons(error),
        }))
        await dialogs.open(bulkReportDialog, { done, failed: report })
      } else notifications.show('success', t('cart:requote.done', { count: done }))
    })

  const announce = async (done: Promise<string | undefined>, failed?: string) => {
    const message = await done
    if (message !== undefined) notifications.show('error', sentences(failed, message))
  }

  const share = () =>
    attempt('link', async () => {
      const sendable = content.filter(({ allowedActions }) => allowedActions.includes('send'))
      const firm = preselectedIds(sendable)
      // If there are only indications, the page marks them.
      const quoteIds = firm.length > 0 ? [...firm] : sendable.map(({ id }) => id)
      const body = { accountId, quoteIds }
      const isPhoneMissing =
        quotesWithoutPhone(sendable.filter(({ id }) => quoteIds.includes(id))).length > 0
      const shared = isPhoneMissing
        ? await dialogs.open(shareVariationsDialog, body)
        : await api.call(shareVariations, { body })
      if (shared === undefined) return
      const { link, sendCodeTo } = shared
      const title = t('cart:share.title')
      await dialogs.open(linkDialog, { title, lead: t('cart:share.lead', { sendCodeTo }), link })
    })

  const download = () =>
    attempt('file', async () => saveFile(await api.call(downloadCart, { params: { accountId } })))

  return (
    <div className={css['bar']}>
      <p className={css['note']}>{t('cart:count', { count: content.length, limit })}</p>
      <span className={css['barEnd']} />
      {can('quote:create') && last && (
        <Button
          size="small"
          icon="plus"
          aria-disabled={content.length >= limit}
          onClick={() =>
            void dialogs.open(addVariationDialog, {
              product: last.product,
              quoteId: last.id,
              presetName: last.presetName,
            })
          }
        >
          {t('cart:add.title')}
        </Button>
      )}
      <Button
        size="small"
        icon="download"
        busy={busy === 'file'}
        onClick={() => void announce(download(), t('documents:quote.downloadFailed'))}
      >
        {t('cart:download')}
      </Button>
      {can('quote:create') && invalid.length > 0 && (
        <Button
          size="small"
          icon="refresh"
          busy={busy === 'requote'}
          onClick={() => void announce(requote())}
        >
          {t('cart:requote.all')}
        </Button>
      )}
      {canSend && (
        <>
          <Button size="small" busy={busy === 'link'} onClick={() => void announce(share())}>
            {t('cart:share.title')}
          </Button>
          <Button
            size="small"
            onClick={() => void dialogs.open(sendVariationsDialog, { accountId })}
          >
            {t('cart:send.all')}
          </Button>
        </>
      )}
      {can('quote:request') && (
        <Button size="small" variant="primary" onClick={() => void request()}>
          {t('cart:request.submit')}
        </Button>
      )}
    </div>
  )
}
