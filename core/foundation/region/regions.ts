/** The regions the platform serves (spec 1 §1). */
export const regions = ['US', 'UK', 'AU'] as const
export type Region = (typeof regions)[number]

/** The language of each region; en-US is the base of all wording. */
export const localeOf = { US: 'en-US', UK: 'en-GB', AU: 'en-AU' } as const satisfies Record<
  Region,
  string
>
export type Locale = (typeof localeOf)[Region]

export const currencyOf = { US: 'USD', UK: 'GBP', AU: 'AUD' } as const satisfies Record<
  Region,
  string
>
