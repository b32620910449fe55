/** Prefixes of SIC codes: makers and sellers of technology. */
export const ukTechnology = ['26', '582', '61', '62', '63'] as const

/** Companies that write bids for their work. */
export const ukBidders = ['41', '42', '43', '62', '70', '71', '72', '73', '74'] as const

/** Banks and lenders. */
export const ukBanks = ['641', '649'] as const

/** Public administration. */
export const ukPublic = ['84'] as const
