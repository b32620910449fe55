import { createEmitter } from '../../../foundation/host/emitter.ts'
import type {
  Calculator,
  CalculatorEvents,
  CalculatorOptions,
  CalculatorPlatform,
} from './contract.ts'
import { createDrafts } from './draft.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { createFormActions } from './form-actions.ts'
import { createFormChanges } from './form-changes.ts'
import { createLoadActions } from './load-actions.ts'
import { createPricing } from './pricing.ts'
import { createQuoteRecord } from './quote-record.ts'
import { createSave } from './save.ts'
import { createState } from './state.ts'
import { createStepActions } from './step-actions.ts'

/** Creates the calculator of a quote: form, price and save. */
export const createCalculator = (
  platform: CalculatorPlatform,
  options: CalculatorOptions,
): Calculator => {
  const state = createState(platform, options)
  const { subject, $form, $quote, $step, $unfinished, $conflict } = state
  const drafts = createDrafts(platform.host.tab, options.draftKey)
  const events = createEmitter<CalculatorEvents>()
  const changes = createFormChanges(state, drafts, events)
  const pricing = createPricing(platform, {
    quoteId: () => $quote.get()?.id,
    accountId: () => subject.accountId,
    onPriced: (price) => events.emit('priced', price),
    onError: (error) => changes.addErrors(fieldErrorsOf(error)),
  })
  const price = (): void => {
    const input = state.input()
    if (input !== undefined) pricing.price(input)
  }
  const record = createQuoteRecord(platform, options, state, events)
  const save = createSave(platform, options, state, changes, (quote, version, sent) => {
    record.accept(quote, version, sent)
    // The user changed the form during the save, so the saved quote does not match it.
    if ($form.get() === sent) pricing.accept(quote.calculatorGeneratedData)
    changes.moveTo('saved')
    events.emit('saved', quote)
  })
  const parts = { drafts, pricing, record, price }
  const { readRules, stopWaking, ...opening } = createLoadActions(platform, options, state, parts)
  const onCompany = (): void => {
    void readRules()
    price()
  }
  let isStopped = false
  let isDisconnected = false

  return {
    ...state,
    events,
    get product() {
      return subject.product
    },
    get region() {
      return state.region()
    },
    get steps() {
      return state.steps()
    },
    $price: pricing.$price,
    $isPricing: pricing.$busy,
    $priceError: pricing.$error,
    ...opening,
    ...createFormActions(state, changes, pricing, price),
    ...createStepActions(state, changes, { save, onCompany }),
    save,
    reprice: () => pricing.retry(),
    resolveConflict(choice) {
      const conflict = $conflict.get()
      $conflict.set(undefined)
      if (conflict === undefined || choice === 'later') return
      const { quote, now, merged } = conflict
      const form = choice === 'merged' ? merged : now.form
      const draft = { product: subject.product, step: $step.get(), form }
      record.restore({ quote, version: now, form: now.form, draft })
      changes.storeDraft()
      price()
    },
    startOver() {
      pricing.clear()
      drafts.clear()
      record.clear()
    },
    keepAs: drafts.moveTo,
    discard() {
      drafts.clear()
      $unfinished.set(undefined)
    },
    setDisconnected(isDisconnectedNow) {
      if (isStopped) return
      isDisconnected = isDisconnectedNow
      drafts.markUnfinished(isDisconnected)
    },
    stop(isHandedOver = false) {
      isStopped = true
      // while disconnected, another calculator may use its draft
      if (isHandedOver || !isDisconnected) drafts.markUnfinished(!isHandedOver)
      pricing.stop()
      stopWaking()
    },
  }
}
