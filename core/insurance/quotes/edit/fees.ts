import * as z from 'zod/mini'
import { amount, toMinor } from '../../../foundation/money/money.ts'
import { product } from '../../products/model.ts'

/** The largest fee, minor units (spec 2 §5 for the additional broker fee). */
export const maxFee = toMinor(10_000)

/** The fees of the broker on a quote (spec 2 §3, "Fee payloads"). */
export const brokerFees = z.object({
  brokerFee: amount,
  additionalBrokerFee: z.optional(amount),
  /** The product of the quote, as clients send it; the quote names its own. */
  product: z.optional(product),
})
export type BrokerFees = z.output<typeof brokerFees>

/** The fee of the managing general agent on a quote; taxes follow it where it is taxed. */
export const mgaFees = z.object({ mgaFee: amount })

/** The names of the fees that are negative or too high. */
export const feesOutOfRange = (fees: Readonly<Record<string, number | undefined>>): string[] =>
  Object.entries(fees).flatMap(([name, fee]) =>
    fee !== undefined && (fee < 0 || fee > maxFee) ? [name] : [],
  )
