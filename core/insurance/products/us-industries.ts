/** NAICS code prefixes of technology companies. */
export const usTechnology = ['334', '5112', '518', '519', '5415'] as const

/** NAICS code prefixes of companies that bid for their work. */
export const usBidders = ['23', '33', '51', '54', '56'] as const

/** Banks and lenders. */
export const usBanks = ['521', '522'] as const

/** Public administration. */
export const usPublic = ['92'] as const

/** Industries that few products accept. */
export const usBanksAndPublic = ['521', '522', '92'] as const
