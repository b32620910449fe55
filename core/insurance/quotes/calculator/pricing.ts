import { atom, type ReadableAtom } from 'nanostores'
import { ClientError, isCancelled } from '../../../foundation/errors/client-error.ts'
import type { Services } from '../../../platform/services.ts'
import type { CalculatorAnswer, CalculatorInput, PricedOption } from '../../rating/model.ts'
import { createLatestCall } from './latest-call.ts'

export type PresetPrices = NonNullable<CalculatorAnswer['presets']>

/** The current price. The last price stays visible while a newer one is pending or has failed. */
export interface Price {
  readonly answer: CalculatorAnswer
  /** The three presets for this company; absent on a quote that is only displayed as saved. */
  readonly presets?: PresetPrices
}

export interface Pricing {
  readonly $price: ReadableAtom<Price | undefined>
  /** True while the newest input has no response. */
  readonly $busy: ReadableAtom<boolean>
  /** Why the newest input has no price; the displayed price then belongs to an older input. */
  readonly $error: ReadableAtom<ClientError | undefined>
  /** Prices an input, unless it is the one that was priced last. */
  price(input: CalculatorInput): void
  /**
   * Prices an input even if it was priced last, because another client may get a different price.
   */
  reprice(input: CalculatorInput): void
  /** Retries the failed call. */
  retry(): void
  /** Preloads the code of the pricing call. */
  prepare(): void
  /** Shows the price of a saved quote. */
  accept(answer: CalculatorAnswer): void
  stop(): void
  /** Removes the price and its input. */
  clear(): void
}

/** Loaded lazily, when the first value is typed. */
const priceCall = () => import('./price-call.ts')

/** The cache key of the presets: the input without the chosen terms. */
const presetCacheKey = ({
  account,
  securityAnswers,
  surplusOnly,
  global,
}: CalculatorInput): string =>
  JSON.stringify([
    account,
    securityAnswers,
    surplusOnly,
    global?.effectiveDate,
    global?.endDate,
    global?.underlyingLimit,
  ])

/** Creates the pricing of a calculator, which follows its input. */
export const createPricing = (
  platform: Pick<Services, 'api' | 'clock' | 'errors'>,
  given: {
    /** The edited quote; absent for a new one. */
    readonly quoteId: () => string | undefined
    /** The account of a new quote, whose stored answers the server uses. */
    readonly accountId: () => string | undefined
    readonly onPriced: (price: Price) => void
    readonly onError: (error: ClientError) => void
  },
): Pricing => {
  const $price = atom<Price | undefined>(undefined)
  const $error = atom<ClientError | undefined>(undefined)
  let basis = ''
  let last: { readonly text: string; readonly input: CalculatorInput } | undefined

  const show = (given: CalculatorAnswer): Price => {
    const shown = $price.get()
    const presets = given.presets ?? shown?.presets
    // if the total is unchanged, keep the answer effects, which a saved quote lacks
    const isSame = given.totalPremium === shown?.answer.totalPremium
    const answer = isSame ? { answerEffects: shown?.answer.answerEffects, ...given } : given
    const price = { answer, ...(presets === undefined ? {} : { presets }) }
    $price.set(price)
    return price
  }

  const call = async (input: CalculatorInput, signal: AbortSignal): Promise<CalculatorAnswer> => {
    const body = { ...input, presets: presetCacheKey(input) !== basis }
    const quoteId = given.quoteId()
    if (quoteId === undefined) {
      const accountId = given.accountId()
      const asked = { ...body, ...(accountId !== undefined && { accountId }) }
      return (await priceCall()).calculate(platform, asked, signal)
    }
    // loaded only with a saved quote
    const { recalculate } = await import('./recalculate.ts')
    return recalculate(platform, quoteId, body, signal)
  }

  /**
   * The terms can only be displayed with a price. If a draft's first price is rejected, its
   * accepted choices are priced instead, so that the user can correct the rejected ones.
   */
  const showAccepted = async (
    rejected: CalculatorInput,
    cause: unknown,
    signal: AbortSignal,
  ): Promise<void> => {
    if ($price.get() !== undefined || !(cause instanceof ClientError)) return
    const { acceptedInput } = await import('./accepted-input.ts')
    const input = acceptedInput(rejected, cause)
    if (input === undefined) return
    const answer = await call(input, signal)
    if (signal.aborted) return
    basis = presetCacheKey(input)
    show(answer)
  }

  const latest = createLatestCall<CalculatorInput, CalculatorAnswer>({
    clock: platform.clock,
    async work(input, signal) {
      try {
        return await call(input, signal)
      } catch (cause) {
        // the error of the whole input is the relevant one
        await showAccepted(input, cause, signal).catch(() => {})
        throw cause
      }
    },
    onAnswer(answer, input) {
      basis = presetCacheKey(input)
      const price = show(answer)
      given.onPriced(price)
    },
    onError(cause) {
      if (isCancelled(cause)) return
      const error = platform.errors.caught(cause, 'answer')
      $error.set(error)
      given.onError(error)
    },
  })

  const ask = (input: CalculatorInput): void => {
    $error.set(undefined)
    latest.ask(input)
  }

  return {
    $price,
    $busy: latest.$busy,
    $error,
    price(input) {
      const text = JSON.stringify(input)
      if (text === last?.text && $error.get() === undefined) return
      last = { text, input }
      ask(input)
    },
    reprice(input) {
      last = { text: JSON.stringify(input), input }
      ask(input)
    },
    retry() {
      if (last !== undefined) ask(last.input)
    },
    // A failed load is retried with the first price.
    prepare: () => void priceCall().catch(() => {}),
    accept: (answer) => void show(answer),
    stop: () => latest.stop(),
    clear() {
      latest.stop()
      $price.set(undefined)
      $error.set(undefined)
      basis = ''
      last = undefined
    },
  }
}

/** The priced option of preset 1, 2 or 3. */
export const presetOption = (price: Price, preset: number): PricedOption | undefined =>
  price.presets === undefined
    ? undefined
    : { 1: price.presets.basic, 2: price.presets.popular, 3: price.presets.elite }[preset]
