/** Days before the end in which a policy is open for renewal. */
export const renewalWindowDays = 60
