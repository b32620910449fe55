import type { Stop } from '../../../foundation/host/host.ts'
import { coverageCacheMs } from '../../rating/coverage-cache.ts'
import { getRaterRules } from '../../rating/offer/endpoints.ts'
import type { Calculator, CalculatorOptions, CalculatorPlatform } from './contract.ts'
import type { Drafts } from './draft.ts'
import { readInitialData } from './read-initial-data.ts'
import type { Pricing } from './pricing.ts'
import type { QuoteRecord } from './quote-record.ts'
import type { CalculatorState } from './state.ts'

/** Loads the calculator's initial data, and reloads it after a failure. */
export const createLoadActions = (
  platform: CalculatorPlatform,
  options: CalculatorOptions,
  state: CalculatorState,
  given: {
    readonly drafts: Drafts
    readonly pricing: Pricing
    readonly record: QuoteRecord
    readonly price: () => void
  },
): Pick<Calculator, 'open' | 'refresh' | 'resume'> & {
  readonly readRules: () => Promise<void>
  readonly stopWaking: () => void
} => {
  const { drafts, pricing, record, price } = given
  const { $form, $status, $problem, $rules, $quote, $isEditable } = state
  let stopWaking: Stop | undefined

  const readRules = async (): Promise<void> => {
    const { state: place } = $form.get().company
    const query = { product: state.subject.product, ...(place === '' ? {} : { state: place }) }
    try {
      const asked = { query, isShown: true }
      $rules.set(await platform.answers.call(coverageCacheMs, getRaterRules, asked))
    } catch (cause) {
      // The loaded rules stay valid; the server checks dates against the state's date.
      if ($rules.get() === undefined) $problem.set(platform.errors.caught(cause, 'answer'))
    }
  }

  /** Returns whether a record or an empty form could be loaded. */
  const readRecord = async (): Promise<boolean> => {
    $status.set('opening')
    try {
      const opened = readInitialData(
        platform,
        { ...options, asksAddress: state.asksAddress },
        drafts,
      )
      // Not `instanceof Promise`, because a page may have replaced the global.
      record.restore('then' in opened ? await opened : opened)
      $status.set('open')
      return true
    } catch (cause) {
      $problem.set(platform.errors.caught(cause, 'answer'))
      $status.set('failed')
      return false
    }
  }

  const openAll = async (): Promise<void> => {
    // Retry pricing that failed while offline.
    stopWaking ??= platform.host.onWake(() => {
      if (pricing.$error.get()?.phase === 'network') pricing.retry()
      void record.readStatus()
    })
    $problem.set(undefined)
    if ($status.get() !== 'open' && !(await readRecord())) return
    const quote = $quote.get()
    if (quote !== undefined) pricing.accept(quote.calculatorGeneratedData)
    await options.untilPainted?.()
    await readRules()
    if ($isEditable.get()) price()
  }

  return {
    readRules,
    open: openAll,
    async resume() {
      drafts.markUnfinished(false)
      $status.set('opening')
      await openAll()
    },
    async refresh() {
      if ($status.get() === 'opening') return
      if ($status.get() === 'failed') return openAll()
      $problem.set(undefined)
      await readRules()
      const input = $isEditable.get() ? state.input() : undefined
      if (input !== undefined) pricing.reprice(input)
    },
    stopWaking() {
      stopWaking?.()
      stopWaking = undefined
    },
  }
}
