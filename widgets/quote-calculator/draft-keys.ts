/** Who holds a key: an element, by what only it has. */
interface Owner {
  readonly element: Pick<HTMLElement, 'isConnected'>
}

interface Claim {
  readonly wanted: string
  readonly key: string
}

const owners = new Map<string, Owner>()
const claims = new WeakMap<Owner, Claim>()

/** Gives up the key of an owner. */
export const releaseKey = (owner: Owner): void => {
  const claim = claims.get(owner)
  claims.delete(owner)
  if (claim !== undefined && owners.get(claim.key) === owner) owners.delete(claim.key)
}

/** An element that was taken off gives its key to the one in its place at once. */
const isFree = (key: string): boolean => owners.get(key)?.element.isConnected !== true

/**
 * The key of a draft for one calculator alone. Of several that want the same one the first on the page gets
 * it, the others a number, so that they find their drafts when the page is loaded again.
 */
export const claimKey = (owner: Owner, wanted: string): string => {
  const claim = claims.get(owner)
  if (claim?.wanted === wanted) return claim.key
  releaseKey(owner)
  let key = wanted
  for (let number = 2; !isFree(key); number += 1) key = `${wanted}.${number}`
  owners.set(key, owner)
  claims.set(owner, { wanted, key })
  return key
}
