/** Where an account is; apart from its page, whose parts link to accounts. */
export const accountPath = { address: '/accounts/$accountId' } as const
