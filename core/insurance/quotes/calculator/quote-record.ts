import type { Emitter } from '../../../foundation/host/emitter.ts'
import { regionOfProduct } from '../../products/products.ts'
import type { Quote } from '../model.ts'
import type { CalculatorEvents, CalculatorOptions, CalculatorPlatform } from './contract.ts'
import { carriedOver, emptyForm, type CalculatorForm } from './form.ts'
import type { InitialData } from './initial-data.ts'
import type { QuoteVersion } from './quote-version.ts'
import type { CalculatorState } from './state.ts'

/** Applies the server's quote data to the state. */
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
    /** Applies an opened record and its draft. */
    restore({ quote, version, form, draft, unfinished, conflict, ...opened }: InitialData): void {
      $unfinished.set(unfinished)
      $conflict.set(conflict)
      subject.version = version
      subject.accountId = options.accountId ?? opened.accountId
      // A record keeps its own currency and questions, independent of the viewer's region.
      subject.product = opened.product ?? subject.product
      subject.requestId = draft?.requestId
      $quote.set(quote)
      $basis.set(form)
      if (draft !== undefined && regionOfProduct[draft.product] !== state.region()) {
        $form.set(state.asksCompany ? carriedOver(draft.form) : form)
        return
      }
      $form.set(draft?.form ?? form)
      // a renewal already has last year's answers
      const isKnown = quote !== undefined || options.policyId !== undefined
      $step.set(state.stepNear(draft?.step ?? (isKnown ? 'options' : undefined)))
    },
    /** Applies a saved quote. */
    accept(quote: Quote, version: QuoteVersion, sent: CalculatorForm): void {
      $quote.set(quote)
      subject.version = version
      $basis.set(sent)
      subject.requestId = undefined
    },
    /** Applies a status that was changed elsewhere, for example by an underwriter. */
    async readStatus(): Promise<void> {
      const known = $quote.get()
      if (known === undefined || state.$isSaving.get()) return
      const now = await readQuote(known.id).catch(() => undefined)
      if (now === undefined || $quote.get() !== known || now.status === known.status) return
      const { status, allowedActions, blockedActions } = now
      $quote.set({ ...known, status, allowedActions, blockedActions })
      events.emit('changed', 'status')
    },
    /** Resets to the empty form of a new quote. */
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
