import type { Emitter } from '../../../foundation/host/emitter.ts'
import { regionOfProduct } from '../../products/products.ts'
import type { Quote } from '../model.ts'
import type { CalculatorEvents, CalculatorOptions, CalculatorPlatform } from './contract.ts'
import { carriedOver, emptyForm, type CalculatorForm } from './form.ts'
import type { Opened } from './opened.ts'
import type { QuoteVersion } from './quote-version.ts'
import type { CalculatorState } from './state.ts'

/** Takes what the server knows of the quote into the state. */
export const createQuoteRecord = (
  { api }: Pick<CalculatorPlatform, 'api'>,
  options: Pick<CalculatorOptions, 'accountId' | 'policyId'>,
  state: CalculatorState,
  events: Pick<Emitter<CalculatorEvents>, 'emit'>,
) => {
  const { subject, $form, $basis, $quote, $step, $fieldErrors, $unfinished, $conflict } = state
  /** Its shapes are loaded with the first saved quote. */
  const readQuote = async (id: string): Promise<Quote> => {
    const { getQuoteById } = await import('../endpoints.ts')
    return api.call(getQuoteById, { params: { id }, isShown: true })
  }
  return {
    /** The record that was opened, with what was typed over it. */
    restore({ quote, version, form, draft, unfinished, conflict, ...opened }: Opened): void {
      $unfinished.set(unfinished)
      $conflict.set(conflict)
      subject.version = version
      subject.accountId = options.accountId ?? opened.accountId
      // A record has its own currency and questions, independent of the viewer's region.
      subject.product = opened.product ?? subject.product
      subject.requestId = draft?.requestId
      $quote.set(quote)
      $basis.set(form)
      if (draft !== undefined && regionOfProduct[draft.product] !== state.region()) {
        $form.set(state.asksCompany ? carriedOver(draft.form) : form)
        return
      }
      $form.set(draft?.form ?? form)
      // last year's answers are known in a renewal
      const isKnown = quote !== undefined || options.policyId !== undefined
      $step.set(state.stepNear(draft?.step ?? (isKnown ? 'options' : undefined)))
    },
    /** The quote as it was saved from a form. */
    accept(quote: Quote, version: QuoteVersion, sent: CalculatorForm): void {
      $quote.set(quote)
      subject.version = version
      $basis.set(sent)
      subject.requestId = undefined
    },
    /** A status that was changed elsewhere, such as by an underwriter. */
    async readStatus(): Promise<void> {
      const known = $quote.get()
      if (known === undefined || state.$isSaving.get()) return
      const now = await readQuote(known.id).catch(() => undefined)
      if (now === undefined || $quote.get() !== known || now.status === known.status) return
      const { status, allowedActions, blockedActions } = now
      $quote.set({ ...known, status, allowedActions, blockedActions })
      events.emit('changed', 'status')
    },
    /** No record: the form of a new quote. */
    clear(): void {
      subject.requestId = undefined
      subject.version = undefined
      $quote.set(undefined)
      $form.set(emptyForm)
      $basis.set(emptyForm)
      $fieldErrors.set({})
      $step.set(state.stepNear())
    },
  }
}

export type QuoteRecord = ReturnType<typeof createQuoteRecord>
