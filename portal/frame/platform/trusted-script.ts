/** The Trusted Types API, which TypeScript's DOM library lacks. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}

const policyOf = (): ReturnType<TrustedTypes['createPolicy']> | undefined => {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  return types?.createPolicy('parapet', {
    createScriptURL(address) {
      if (new URL(address, location.href).origin === location.origin) return address
      throw new TypeError(`Not a script of ours: ${address}`)
    },
  })
}

let policy: ReturnType<typeof policyOf>

/** The URL of our own script, as a TrustedScriptURL where browsers enforce Trusted Types. */
export const trustedScript = (address: string): string => {
  policy ??= policyOf()
  return policy?.createScriptURL(address) ?? address
}
