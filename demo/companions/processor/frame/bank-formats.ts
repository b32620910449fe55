import { registeredRegions } from '#core/foundation/region/registry.ts'
import type { Currency } from '#core/foundation/money/money.ts'
import type { BankData } from '#core/insurance/regions/definition.ts'
import { registeredBanks } from '#core/insurance/regions/registry.ts'

/**
 * The formats of bank accounts in the country of a currency. `frame-pages.ts` writes this table
 * into the hosted page, because a browser cannot resolve the imports here.
 */
export const bankFormats = Object.fromEntries(
  registeredRegions.map(({ id, currency }) => [currency, registeredBanks[id].payerBank]),
) as Readonly<Record<Currency, BankData['payerBank']>>
