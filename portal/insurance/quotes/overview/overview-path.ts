/** Where the overview is; apart from its screen, whose parts link to it. */
export const overviewPath = { address: '/overview' } as const
