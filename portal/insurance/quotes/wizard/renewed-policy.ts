/**
 * The policy that is renewed where only account and product are named: the one that is open for
 * renewal, else the newest. `policies` are those of the account, the newest first.
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
