import * as z from 'zod/mini'

/** A list of values that the platform may extend: unknown values read as `unknown`. */
/*@__NO_SIDE_EFFECTS__*/
export function openEnum<const Members extends readonly [string, ...string[]]>(members: Members) {
  const known = z.enum([...members, 'unknown'] as [...Members, 'unknown'])
  return z.catch(known, 'unknown')
}
