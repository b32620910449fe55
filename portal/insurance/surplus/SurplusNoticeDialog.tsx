import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  getSurplusNotice,
  listAttestations,
  sendSurplusNotice,
} from '#core/insurance/surplus/endpoints.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { getQuote, getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useInlineAttempt } from '../../frame/actions/use-attempt.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { Attestations } from './Attestations.tsx'
import { NoticeElement } from './NoticeElement.tsx'

interface Input {
  readonly product: QuotedProduct
  readonly quoteId: string
  /** Whether the broker can be asked by mail. */
  readonly mayAsk: boolean
  /** Whether the quote needs a notice; otherwise only receipts are shown. */
  readonly isNeeded: boolean
}

/** The notice, which the agency attests or asks its broker to attest, with earlier receipts. */
export const SurplusNoticeDialog = ({
  input,
  finish,
}: DialogProps<Input, 'asked' | 'license' | 'sign'>) => {
  const t = useWording('surplus', 'licenses')
  const { api, queries, notifications } = usePortal()
  const can = useCan()
  const { busy, failure, attempt } = useInlineAttempt<'ask'>()
  const { product, quoteId, mayAsk, isNeeded } = input
  const attested = useCallback(
    (_: string, byTerms: boolean) => {
      void queries.refresh(getSurplusNotice, listAttestations, getQuote, getQuoteById, searchQuotes)
      // Accepting the terms leads to the signing page (spec 2 §4).
      if (byTerms) finish('sign')
    },
    [queries, finish],
  )
  const { data } = useQuery({
    ...queries.options(getSurplusNotice, { params: { id: quoteId } }),
    enabled: isNeeded,
  })
  const isUnlicensed = data?.broker === null
  const ask = () =>
    attempt('ask', async () => {
      await api.call(sendSurplusNotice, { params: { product, quoteId } })
      notifications.show('success', t('surplus:ask.done'))
      finish('asked')
    })
  return (
    <DialogFrame
      title={t('surplus:title')}
      footer={
        <>
          <DialogClose>{t('common:action.close')}</DialogClose>
          {isUnlicensed && can('agency:update') && (
            <Button onClick={() => finish('license')}>{t('licenses:open')}</Button>
          )}
          {mayAsk && data?.broker?.isConfirmed === true && (
            <Button busy={busy !== undefined} onClick={() => void ask()}>
              {t('surplus:ask.submit')}
            </Button>
          )}
        </>
      }
    >
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {isNeeded && <NoticeElement quoteId={quoteId} variant="console" onAttested={attested} />}
      <Attestations quoteId={quoteId} isLastShown={isNeeded} />
    </DialogFrame>
  )
}
