import { useId, useState, type ReactNode } from 'react'
import { sentences } from '#core/foundation/wording/sentences.ts'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import type { CartChoice, VariationResult } from '#core/insurance/quotes/cart/model.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useInlineAttempt } from '../../../frame/actions/use-attempt.ts'
import { DialogFrame } from '../../../frame/dialogs/DialogFrame.tsx'
import styles from '../../../frame/dialogs/dialog-form.styles.css'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { refreshQuotes } from '../../quote-queries.ts'
import type { VariationChosen } from './use-variation-choice.ts'
import { VariationChoice } from '#widgets/quote-cart/VariationChoice.tsx'
import { VariationResults } from '#widgets/quote-cart/VariationResults.tsx'

/** The input of dialogs about several variations. */
export interface VariationsInput {
  readonly accountId: string
}

interface VariationsDialogProps extends DialogProps<VariationsInput, boolean> {
  readonly texts: { readonly [_ in 'title' | 'lead' | 'submit' | 'done' | 'failed']: string }
  readonly choice: VariationChosen
  /** Shown instead of the check boxes when no variation is offered. */
  readonly none: string
  readonly call: (choice: CartChoice) => Promise<{ readonly results: readonly VariationResult[] }>
  /** Validates further input and shows its errors. */
  readonly check?: () => Promise<boolean>
  /** Whether closing would lose further input. */
  readonly isDirty?: boolean
  readonly onDiscard?: () => void
  /** Further input, below the check boxes. */
  readonly children?: ReactNode
}

/**
 * Performs an action on the chosen variations. It closes when all succeed, and otherwise shows the
 * result of each; its result is whether any succeeded.
 */
export const VariationsDialog = (props: VariationsDialogProps) => {
  const { finish, texts, choice, none, call, children, check, isDirty = false, onDiscard } = props
  const css = useStyles(styles)
  const t = useWording('cart')
  const portal = usePortal()
  const { queries, notifications } = portal
  const { accountId, offered, chosen, choose } = choice
  const id = useId()
  const { busy, failure, attempt } = useInlineAttempt<'send'>()
  const [results, setResults] = useState<readonly VariationResult[]>([])
  const quoteIds = chosen.map((item) => item.id)
  const isAnyDone = results.some(({ isDone }) => isDone)

  const send = async () => {
    if (quoteIds.length === 0) return
    await attempt('send', async () => {
      if ((await check?.()) === false) return
      setResults([])
      const answer = await call({ accountId, quoteIds })
      await Promise.all([queries.refresh(getCart), refreshQuotes(portal)])
      if (answer.results.every(({ isDone }) => isDone)) {
        notifications.show('success', texts.done)
        finish(true)
        return
      }
      setResults(answer.results)
      choose(answer.results.filter(({ isDone }) => !isDone).map(({ quoteId }) => quoteId))
    })
  }

  return (
    <DialogFrame
      title={texts.title}
      lead={texts.lead}
      isDirty={isDirty}
      {...(onDiscard && { onDiscard })}
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
            type="submit"
            form={id}
            busy={busy !== undefined}
            aria-disabled={quoteIds.length === 0}
          >
            {texts.submit}
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
          void send()
        }}
      >
        {results.length > 0 && <VariationResults results={results} title={texts.failed} />}
        {failure && <Notice tone="error">{sentences(texts.failed, failure.message)}</Notice>}
        {offered.length === 0 ? (
          <Notice quiet>{none}</Notice>
        ) : (
          <VariationChoice items={offered} chosen={quoteIds} onChoose={choose} />
        )}
        {children}
      </form>
    </DialogFrame>
  )
}
