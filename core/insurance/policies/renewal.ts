/** Days before its end from which a policy is open for renewal. */
export const renewalWindowDays = 60
