import * as z from 'zod/mini'
import { amount, currency } from '../../foundation/money/money.ts'

/**
 * The `postMessage` protocol between the page and the processor's hosted frame. Both sides check
 * origin and window; URLs contain no secrets.
 */

/** The page's message to the frame, once the frame is ready. */
export interface OpenFrame {
  readonly type: 'open'
  readonly key: string
  readonly authCode: string
  readonly method: 'card' | 'echeck' | 'saved'
  readonly tokenId?: string
  /**
   * CSS colours of the page's main button and of its surface, so that the frame matches the page.
   */
  readonly look?: { readonly accent: string; readonly onAccent: string; readonly surface: string }
}

/** A completed attempt. `processing`: the bank has not decided yet. */
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

/** The frame's messages to the page. */
export const frameMessage = z.union([
  /** The frame is ready: send it `open`. */
  z.object({ type: z.literal('ready') }),
  /** The height of its content, in CSS pixels. */
  z.object({ type: z.literal('resize'), height: z.number() }),
  /** A payment is running: ask before closing the frame. */
  z.object({ type: z.literal('busy'), busy: z.boolean() }),
  /** The key is used up or expired: request another one. */
  z.object({ type: z.literal('expired') }),
  /** The customer pressed the frame's own Cancel. */
  z.object({ type: z.literal('cancelled') }),
  frameCompleted,
])
export type FrameMessage = z.output<typeof frameMessage>
