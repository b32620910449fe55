import * as z from 'zod/mini'

/**
 * A closed list that the platform may extend: a value this client does not know reads as `unknown`.
 */
/*@__NO_SIDE_EFFECTS__*/
export function openEnum<const Members extends readonly [string, ...string[]]>(members: Members) {
  const known = z.enum([...members, 'unknown'] as [...Members, 'unknown'])
  return z.catch(known, 'unknown')
}
