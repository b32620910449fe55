import { atom, type ReadableAtom } from 'nanostores'
import { attemptWith, type Attempt } from '../../../foundation/errors/attempt.ts'
import { callErrors } from '../../../foundation/errors/call-errors.ts'
import type { ClientError } from '../../../foundation/errors/client-error.ts'
import type { Stop } from '../../../foundation/host/host.ts'
import type { Services } from '../../../platform/services.ts'
import type { QuotedProduct } from '../../products/products.ts'
import { getRaterRules } from '../../rating/offer/endpoints.ts'
import type { RaterRules } from '../../rating/offer/model.ts'
import { getQuoteById } from '../endpoints.ts'
import type { Quote } from '../model.ts'
import { addToCart, duplicateQuote, getCart, removeFromCart, renameInCart } from './endpoints.ts'
import type { Cart, CartItem, VariationResult } from './model.ts'
import type { Requoted } from './requote.ts'
import { sendVariations } from './sharing-endpoints.ts'
import type { Recipient } from './sharing.ts'
import { variationInputOf, type VariationForm } from './variation-form.ts'

/** State of the cart view. */
export type CartState =
  | { readonly kind: 'loading' }
  /** The cart could not be loaded. */
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  | { readonly kind: 'shown'; readonly cart: Cart }

/** The starting point of a duplicate: the quote, and its product's options. */
export interface VariationTerms {
  readonly quote: Quote
  readonly rules: RaterRules
}

/** Up to five variations of one account, compared side by side. */
export interface CartView {
  readonly $state: ReadableAtom<CartState>
  /** Why the cart could not be reloaded; the current variations stay. */
  readonly $problem: ReadableAtom<string | undefined>
  load(): Promise<void>
  /** Adds a saved quote of the account. */
  add(product: QuotedProduct, quoteId: string): Promise<Attempt<Cart>>
  rename(item: CartItem, presetName: string): Promise<Attempt<Cart>>
  remove(item: CartItem): Promise<Attempt<Cart>>
  /** Reads the starting point of a duplicate. */
  termsOf(item: CartItem): Promise<Attempt<VariationTerms>>
  /** Saves a duplicate. Repeating a request id returns the same quote. */
  duplicate(quote: Quote, form: VariationForm, requestId: string): Promise<Attempt<Quote>>
  /** Sends variations. The phone is saved for a policyholder without one. */
  send(
    quoteIds: readonly string[],
    to: Recipient,
    phone: { readonly customerPhone?: string },
  ): Promise<Attempt<readonly VariationResult[]>>
  /** Requotes the invalid variations in place. */
  requote(): Promise<Attempt<Requoted>>
  dispose: Stop
}

/** Creates the cart view of an account. Its texts are in the namespace `cart`. */
export const createCartView = (
  { api, errors: failures, host, wording }: Pick<Services, 'api' | 'errors' | 'host' | 'wording'>,
  { accountId }: { readonly accountId: string },
): CartView => {
  const $state = atom<CartState>({ kind: 'loading' })
  const $problem = atom<string | undefined>(undefined)
  const controller = new AbortController()
  const { signal } = controller
  const errors = callErrors(wording, {
    network: 'cart:failure.network',
    session: 'cart:failure.session',
    other: 'cart:failure.other',
  })

  const show = (cart: Cart): Cart => {
    $problem.set(undefined)
    $state.set({ kind: 'shown', cart })
    return cart
  }

  const load = async (): Promise<void> => {
    if ($state.get().kind === 'unavailable') $state.set({ kind: 'loading' })
    try {
      show(await api.call(getCart, { query: { accountId }, signal }))
    } catch (error) {
      errors.caught(error, (failed) => {
        const message = errors.messageOf(failed)
        // the current variations are more useful than an error in their place
        if ($state.get().kind === 'shown') $problem.set(message)
        else $state.set({ kind: 'unavailable', error: failed, message })
      })
    }
  }

  const attempt = attemptWith(errors)

  const paramsOf = ({ product, id: quoteId }: CartItem) => ({ product, quoteId })

  return {
    $state,
    $problem,
    load,
    add: (product, quoteId) =>
      attempt(async () =>
        show(await api.call(addToCart, { params: { product, quoteId }, body: {}, signal })),
      ),
    rename: (item, presetName) =>
      attempt(async () =>
        show(
          await api.call(renameInCart, { params: paramsOf(item), body: { presetName }, signal }),
        ),
      ),
    remove: (item) =>
      attempt(async () => show(await api.call(removeFromCart, { params: paramsOf(item), signal }))),
    termsOf: ({ id, product }) =>
      attempt(async () => {
        const quote = await api.call(getQuoteById, { params: { id }, signal })
        const { state } = quote.initialRequestData.account
        const query = { product, ...(state !== undefined && { state }) }
        return { quote, rules: await api.call(getRaterRules, { query, signal }) }
      }),
    duplicate: (quote, form, requestId) =>
      attempt(async () => {
        const { product, id: quoteId } = quote
        const initialRequestData = variationInputOf(quote, form)
        const body = { requestId, presetName: form.presetName, initialRequestData }
        const saved = await api.call(duplicateQuote, { params: { product, quoteId }, body, signal })
        await load()
        return saved
      }),
    send: (quoteIds, to, phone) =>
      attempt(async () => {
        const body = { accountId, quoteIds: [...quoteIds], to, ...phone }
        return (await api.call(sendVariations, { body, signal })).results
      }),
    requote: () =>
      attempt(async () => {
        const state = $state.get()
        if (state.kind !== 'shown') return { done: 0, failed: [] }
        const { requoteInvalid } = await import('./requote.ts').catch((error: unknown) => {
          throw failures.caught(error, 'load')
        })
        const requoted = await requoteInvalid(state.cart, { api, newId: () => host.randomId() })
        await load()
        return requoted
      }),
    dispose: () => controller.abort(),
  }
}
