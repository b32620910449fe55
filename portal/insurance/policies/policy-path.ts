/** Where a policy is; apart from its screen, whose parts link to policies. */
export const policyPath = { address: '/policies/$policyId' } as const
