import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { currencies } from '#core/foundation/money/money.ts'
import { sign, isValidSignature, wallSeconds } from './signature.ts'

/** The platform's order inside an authentication key. */
const order = z.object({
  intentId: z.string(),
  /** Minor units. */
  amount: z.int().check(z.positive()),
  currency: z.enum(currencies),
  description: z.string(),
  email: z.string(),
  /** Tokens of saved methods that this customer may pay with. */
  tokens: z.array(z.string()),
  /** Whether the record is in test mode. */
  isTest: z.optional(z.boolean()),
  /** Consumed by the first session that it opens. */
  nonce: z.string(),
})
export type Order = z.output<typeof order>

/** Signs an order as the authentication key of one session. */
export const issueAuthCode = (secret: string, input: Omit<Order, 'nonce'>): string => {
  const timestamp = wallSeconds()
  const payload = JSON.stringify({ ...input, nonce: randomUUID() } satisfies Order)
  const text = Buffer.from(payload).toString('base64url')
  return `${text}.${timestamp}.${sign(secret, 'session', timestamp, text)}`
}

/** Reads an authentication key; undefined if it is forged, malformed or expired. */
export const readAuthCode = (secret: string, code: string): Order | undefined => {
  const [text, stamp, signature] = code.split('.')
  if (text === undefined || stamp === undefined || signature === undefined) return undefined
  const timestamp = Number(stamp)
  if (!isValidSignature(secret, 'session', { timestamp, payload: text, signature }))
    return undefined
  const parsed = order.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  return parsed.success ? parsed.data : undefined
}
