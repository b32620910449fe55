/** The Trusted Types API of browsers that enforce them; not in TypeScript's own library. */
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

/** The address of a script of our own, as required by browsers that enforce Trusted Types. */
export const trustedScript = (address: string): string => {
  policy ??= policyOf()
  return policy?.createScriptURL(address) ?? address
}
