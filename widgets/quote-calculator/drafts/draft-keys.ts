/** An element that uses a key, identified by an object. */
interface Owner {
  readonly element: Pick<HTMLElement, 'isConnected'>
}

interface Claim {
  readonly requestedKey: string
  readonly key: string
}

const owners = new Map<string, Owner>()
const claims = new WeakMap<Owner, Claim>()

/** Releases the key of an owner. */
export const releaseKey = (owner: Owner): void => {
  const claim = claims.get(owner)
  claims.delete(owner)
  if (claim !== undefined && owners.get(claim.key) === owner) owners.delete(claim.key)
}

/** The key of a removed element is available immediately, for its replacement. */
const isAvailable = (key: string): boolean => owners.get(key)?.element.isConnected !== true

/**
 * Claims a unique draft key for a calculator. The first on the page gets the key itself, others get
 * a number added, so that each finds its draft after a reload. A removed element claims no other
 * key, because its draft may belong to its replacement.
 */
export const claimKey = (owner: Owner, requestedKey: string): string => {
  const claim = claims.get(owner)
  const isKept = owners.get(claim?.key ?? '') === owner || !owner.element.isConnected
  if (claim?.requestedKey === requestedKey && isKept) return claim.key
  releaseKey(owner)
  let key = requestedKey
  for (let number = 2; !isAvailable(key); number += 1) key = `${requestedKey}.${number}`
  owners.set(key, owner)
  claims.set(owner, { requestedKey, key })
  return key
}
