/** Where the dashboard is; apart from its screen, whose view links to it. */
export const dashboardAddress = { address: '/dashboard' } as const
