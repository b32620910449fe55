/** SIC code prefixes of technology companies. */
export const ukTechnology = ['26', '582', '61', '62', '63'] as const

/** SIC code prefixes of companies that bid for their work. */
export const ukBidders = ['41', '42', '43', '62', '70', '71', '72', '73', '74'] as const

/** Banks and lenders. */
export const ukBanks = ['641', '649'] as const

/** Public administration. */
export const ukPublic = ['84'] as const
