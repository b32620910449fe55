/**
 * The policy to renew for an account and a product: the one open for renewal, else the newest.
 * `policies` are the account's, newest first.
 */
export const renewedPolicy = <
  Each extends { readonly productType: string; readonly allowedActions: readonly string[] },
>(
  policies: readonly Each[],
  product: string,
): Each | undefined => {
  const own = policies.filter(({ productType }) => productType === product)
  return own.find(({ allowedActions }) => allowedActions.includes('renew')) ?? own[0]
}
