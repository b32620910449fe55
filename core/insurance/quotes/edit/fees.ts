import * as z from 'zod/mini'
import { amount, toMinor } from '../../../foundation/money/money.ts'
import { product } from '../../products/model.ts'

/** The maximum fee, in minor units (spec 2 §5 for the additional broker fee). */
export const maxFee = toMinor(10_000)

/** The broker's fees on a quote (spec 2 §3, "Fee payloads"). */
export const brokerFees = z.object({
  brokerFee: amount,
  additionalBrokerFee: z.optional(amount),
  /** Sent by clients, but not used: the quote knows its product. */
  product: z.optional(product),
})
export type BrokerFees = z.output<typeof brokerFees>

/** The managing general agent's fee on a quote. Taxes include it if it is taxed. */
export const mgaFees = z.object({ mgaFee: amount })

/** The names of the fees that are out of range. */
export const feesOutOfRange = (fees: Readonly<Record<string, number | undefined>>): string[] =>
  Object.entries(fees).flatMap(([name, fee]) =>
    fee !== undefined && (fee < 0 || fee > maxFee) ? [name] : [],
  )
