/** Where a quote is; apart from its screen, whose parts link to quotes. */
export const quotePath = { address: '/quotes/$quoteId' } as const

/** Where the inbox is. */
export const inboxPath = { address: '/inbox' } as const
