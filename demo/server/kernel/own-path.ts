/**
 * A path of our own site, of characters that are valid in an address. Anything else could lead to
 * another host.
 */
export const ownPath = (path: string | undefined): string | undefined =>
  path !== undefined && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path) ? path : undefined
