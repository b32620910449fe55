import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { sentences } from '#core/foundation/wording/sentences.ts'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import type { CartChoice, CartItem, VariationResult } from '#core/insurance/quotes/cart/model.ts'
import { offerIds } from '#core/insurance/quotes/statuses.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useShownAttempt } from '../../../frame/actions/use-shown-attempt.ts'
import { DialogFrame } from '../../../frame/dialogs/DialogFrame.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { refreshQuotes } from '../../refresh-quotes.ts'
import { VariationChoice } from '#widgets/quote-cart/VariationChoice.tsx'
import { VariationResults } from '#widgets/quote-cart/VariationResults.tsx'

/** What the dialogs of several variations are opened with. */
export interface BulkInput {
  readonly accountId: string
}

interface BulkDialogProps extends DialogProps<BulkInput, boolean> {
  readonly texts: { readonly [_ in 'title' | 'lead' | 'submit' | 'done' | 'failed']: string }
  readonly isOffered: (item: CartItem) => boolean
  /** Said in place of the boxes where no variation is offered. */
  readonly none: string
  readonly call: (choice: CartChoice) => Promise<{ readonly results: readonly VariationResult[] }>
  /** Further choices, below the boxes. */
  readonly children?: ReactNode
}

/**
 * Does one thing with the chosen variations. It closes once all of them are done, and otherwise says
 * for each what became of it; the dialog's result is whether any was done.
 */
export const BulkDialog = (props: BulkDialogProps) => {
  const { input, finish, texts, isOffered, none, call, children } = props
  const t = useWording('cart')
  const portal = usePortal()
  const { queries, notifications } = portal
  const { accountId } = input
  const { data: cart } = useSuspenseQuery(queries.options(getCart, { query: { accountId } }))
  const offered = cart.content.filter(isOffered)
  const [chosen, setChosen] = useState(() => offerIds(offered))
  const { busy, failure, attempt } = useShownAttempt<'send'>()
  const [results, setResults] = useState<readonly VariationResult[]>([])
  const quoteIds = chosen.filter((id) => offered.some((item) => item.id === id))
  const isAnyDone = results.some(({ isDone }) => isDone)

  const send = () =>
    attempt('send', async () => {
      setResults([])
      const answer = await call({ accountId, quoteIds })
      await Promise.all([queries.refresh(getCart), refreshQuotes(portal)])
      if (answer.results.every(({ isDone }) => isDone)) {
        notifications.show('success', texts.done)
        finish(true)
        return
      }
      setResults(answer.results)
      setChosen(answer.results.filter(({ isDone }) => !isDone).map(({ quoteId }) => quoteId))
    })

  return (
    <DialogFrame
      title={texts.title}
      lead={texts.lead}
      isLocked={busy !== undefined}
      footer={
        <>
          {isAnyDone ? (
            <Button onClick={() => finish(true)}>{t('common:action.close')}</Button>
          ) : (
            <DialogClose>{t('common:action.cancel')}</DialogClose>
          )}
          <Button
            variant="primary"
            busy={busy !== undefined}
            aria-disabled={quoteIds.length === 0}
            onClick={() => void send()}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      {results.length > 0 && <VariationResults results={results} title={texts.failed} />}
      {failure && <Notice tone="error">{sentences(texts.failed, failure.message)}</Notice>}
      {offered.length === 0 ? (
        <Notice quiet>{none}</Notice>
      ) : (
        <VariationChoice items={offered} chosen={quoteIds} onChoose={setChosen} />
      )}
      {children}
    </DialogFrame>
  )
}
