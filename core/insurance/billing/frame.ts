import * as z from 'zod/mini'
import { amount, currency } from '../../foundation/money/money.ts'

/**
 * What the page and the processor's hosted frame say to each other by `postMessage`.
 * Both sides check the other's origin and window; nothing secret stands in an address.
 */

/** What the page tells the frame once the frame said it is ready. */
export interface OpenFrame {
  readonly type: 'open'
  readonly key: string
  readonly authCode: string
  readonly method: 'card' | 'echeck' | 'saved'
  readonly tokenId?: string
  /** CSS colours of the page's main button and of the surface around, so that the frame looks like part of it. */
  readonly look?: { readonly accent: string; readonly onAccent: string; readonly surface: string }
}

/** A finished attempt: `processing` means that the bank has not said yes or no so far. */
export const frameCompleted = z.object({
  type: z.literal('completed'),
  state: z.enum(['succeeded', 'processing']),
  intentId: z.string(),
  transactionId: z.string(),
  transactionDate: z.iso.datetime(),
  amount,
  currency,
  tokenId: z.string(),
  last4Digits: z.string(),
  cardType: z.optional(z.string()),
  bankName: z.optional(z.string()),
})
export type FrameCompleted = z.output<typeof frameCompleted>

/** Everything that the frame tells the page. */
export const frameMessage = z.union([
  /** The frame listens: send it `open`. */
  z.object({ type: z.literal('ready') }),
  /** The height its content needs, in CSS pixels. */
  z.object({ type: z.literal('resize'), height: z.number() }),
  /** Money is on its way: do not close the frame without asking. */
  z.object({ type: z.literal('busy'), busy: z.boolean() }),
  /** The key was used up or is too old: ask for another one. */
  z.object({ type: z.literal('expired') }),
  /** The customer leaves the frame by its own Cancel. */
  z.object({ type: z.literal('cancelled') }),
  frameCompleted,
])
export type FrameMessage = z.output<typeof frameMessage>
