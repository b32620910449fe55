import { registeredRegions, registeredServerFacts } from '#core/foundation/region/registry.ts'
import type { Currency } from '#core/foundation/money/money.ts'
import type { RegionServerFacts } from '#core/foundation/region/definition.ts'

/**
 * How a bank account is written in the country of a currency. The hosted page gets this as a table:
 * `frame-pages.ts` writes it out, for a browser knows none of the imports here.
 */
export const bankFormats = Object.fromEntries(
  registeredRegions.map(({ id, currency }) => [currency, registeredServerFacts[id].payerBank]),
) as Readonly<Record<Currency, RegionServerFacts['payerBank']>>
