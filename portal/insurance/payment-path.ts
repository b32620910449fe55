/** Where a policyholder pays for their own policy. */
export const payPath = { address: '/policies/$policyId/pay' } as const

/** The same, opened by a security code (spec 1 §2). */
export const paymentPath = { address: '/policy/$id/accountant-payment' } as const
