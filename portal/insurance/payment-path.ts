/** The address where policyholders pay for their own policy. */
export const payPath = { address: '/policies/$policyId/pay' } as const

/** The same page, opened by a security code (spec 1 §2). */
export const paymentPath = { address: '/policy/$id/accountant-payment' } as const
