import { atom, type ReadableAtom } from 'nanostores'
import { ClientError, isCancelled } from '../../../foundation/errors/client-error.ts'
import type { Services } from '../../../platform/services.ts'
import type { CalculatorAnswer, CalculatorInput, PricedOption } from '../../rating/model.ts'
import { createLatestCall } from './latest-call.ts'

export type PresetPrices = NonNullable<CalculatorAnswer['presets']>

/** The current price. The last answer stays readable while a newer one is awaited or has failed. */
export interface Price {
  readonly answer: CalculatorAnswer
  /** The three options for this company; absent on a quote that is only shown as saved. */
  readonly presets?: PresetPrices
}

export interface Pricing {
  readonly $price: ReadableAtom<Price | undefined>
  /** True while the newest input has no answer. */
  readonly $busy: ReadableAtom<boolean>
  /** Why the newest input has no price; the price shown then belongs to an older input. */
  readonly $error: ReadableAtom<ClientError | undefined>
  /** Prices an input; ignores the one priced last. */
  price(input: CalculatorInput): void
  /** Prices an input even when it was priced last: another client may get another price. */
  reprice(input: CalculatorInput): void
  /** Repeats what failed. */
  retry(): void
  /** Loads the code of the pricing call. */
  prepare(): void
  /** Shows the price of a saved quote. */
  accept(answer: CalculatorAnswer): void
  stop(): void
  /** Removes the price and the input it was for. */
  clear(): void
}

/** The code of the pricing call, loaded when the first value is typed. */
const priceCall = () => import('./price-call.ts')

/** Everything that the three options depend on: the input without the chosen terms. */
const basisOf = ({ account, securityAnswers, surplusOnly, global }: CalculatorInput): string =>
  JSON.stringify([
    account,
    securityAnswers,
    surplusOnly,
    global?.effectiveDate,
    global?.endDate,
    global?.underlyingLimit,
  ])

/** Makes the price of a calculator follow its input. */
export const createPricing = (
  platform: Pick<Services, 'api' | 'clock' | 'errors'>,
  given: {
    /** The quote that is being changed; absent for a new one. */
    readonly quoteId: () => string | undefined
    /** The account that a new quote is for, whose stored answers the server knows. */
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
    // a saved quote has the price that was shown before
    const isSame = given.totalPremium === shown?.answer.totalPremium
    const answer = isSame ? { answerEffects: shown?.answer.answerEffects, ...given } : given
    const price = { answer, ...(presets === undefined ? {} : { presets }) }
    $price.set(price)
    return price
  }

  const call = async (input: CalculatorInput, signal: AbortSignal): Promise<CalculatorAnswer> => {
    const body = { ...input, presets: basisOf(input) !== basis }
    const quoteId = given.quoteId()
    if (quoteId === undefined) {
      const accountId = given.accountId()
      const asked = { ...body, ...(accountId !== undefined && { accountId }) }
      return (await priceCall()).calculate(platform, asked, signal)
    }
    // loaded with a saved quote only
    const { recalculate } = await import('./recalculate.ts')
    return recalculate(platform, quoteId, body, signal)
  }

  /**
   * Terms are shown over a price. Where a draft's first one is refused, that of its other choices
   * stands in, so that the refused ones can be corrected.
   */
  const showAccepted = async (
    refused: CalculatorInput,
    cause: unknown,
    signal: AbortSignal,
  ): Promise<void> => {
    if ($price.get() !== undefined || !(cause instanceof ClientError)) return
    const { acceptedInput } = await import('./accepted-input.ts')
    const input = acceptedInput(refused, cause)
    if (input === undefined) return
    const answer = await call(input, signal)
    if (signal.aborted) return
    basis = basisOf(input)
    show(answer)
  }

  const latest = createLatestCall<CalculatorInput, CalculatorAnswer>({
    clock: platform.clock,
    async work(input, signal) {
      try {
        return await call(input, signal)
      } catch (cause) {
        // the refusal of the whole input is the error that counts
        await showAccepted(input, cause, signal).catch(() => {})
        throw cause
      }
    },
    onAnswer(answer, input) {
      basis = basisOf(input)
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
    // A failed load is repeated with the first price.
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

/** The options by their preset, as named in the answer. */
export const optionOf = (price: Price, preset: number): PricedOption | undefined =>
  price.presets === undefined
    ? undefined
    : { 1: price.presets.basic, 2: price.presets.popular, 3: price.presets.elite }[preset]
