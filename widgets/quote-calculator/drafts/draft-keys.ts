/** An element that uses a key, identified by an object of its own. */
interface Owner {
  readonly element: Pick<HTMLElement, 'isConnected'>
}

interface Claim {
  readonly wanted: string
  readonly key: string
}

const owners = new Map<string, Owner>()
const claims = new WeakMap<Owner, Claim>()

/** Frees the key of an owner. */
export const releaseKey = (owner: Owner): void => {
  const claim = claims.get(owner)
  claims.delete(owner)
  if (claim !== undefined && owners.get(claim.key) === owner) owners.delete(claim.key)
}

/** A removed element's key is free at once, for the element that replaces it. */
const isFree = (key: string): boolean => owners.get(key)?.element.isConnected !== true

/**
 * A draft key of one calculator only. The first on the page gets the key itself, others a number added,
 * so that each finds its draft again after a reload. A removed one claims no other key: the draft under
 * its own may be that of the element that replaced it.
 */
export const claimKey = (owner: Owner, wanted: string): string => {
  const claim = claims.get(owner)
  const isKept = owners.get(claim?.key ?? '') === owner || !owner.element.isConnected
  if (claim?.wanted === wanted && isKept) return claim.key
  releaseKey(owner)
  let key = wanted
  for (let number = 2; !isFree(key); number += 1) key = `${wanted}.${number}`
  owners.set(key, owner)
  claims.set(owner, { wanted, key })
  return key
}
