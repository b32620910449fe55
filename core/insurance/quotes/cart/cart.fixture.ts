import { exampleDraft } from '../../../testing/example-draft.ts'
import { scriptedQuote } from '../../../testing/scripted-quotes.ts'
import { cartLimit } from './entry.ts'
import type { Cart, CartItem } from './model.ts'

/** A variation of the example account with its own name and limit. */
export const exampleVariation = (position: number, presetName: string, limit: number): CartItem => {
  const quote = scriptedQuote(
    {
      ...exampleDraft,
      initialRequestData: { ...exampleDraft.initialRequestData, global: { limit } },
    },
    position,
  )
  const { calculatorGeneratedData: priced } = quote
  return {
    ...quote,
    status: 'READY',
    customerPhone: '+15125550143',
    presetName,
    position,
    referToUnderwriter: priced.referToUnderwriter,
    allowedActions: ['update', 'compare', 'send'],
    calculatorGeneratedData: {
      ...priced,
      aggregateLimit: quote.limit,
      effectiveDate: quote.effectiveDate,
    },
  }
}

/** A cart with these variations. */
export const cartWith = (content: readonly CartItem[]): Cart => ({
  accountId: 'account-1',
  limit: cartLimit,
  content: [...content],
})

/** Two variations with different limits and prices. */
export const exampleCart: Cart = cartWith([
  exampleVariation(1, 'Popular', 100_000_000),
  exampleVariation(2, 'More', 200_000_000),
])
