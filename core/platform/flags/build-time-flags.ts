import { isFlag, type FlagValues } from './flag-names.ts'

/** The prefix of build variables for flags: `PARAPET_FLAG_SSO_LOGIN`. */
export const builtFlagPrefix = 'PARAPET_FLAG_'

const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  on: true,
  false: false,
  '0': false,
  off: false,
}

/** The flags that a build sets: `PARAPET_FLAG_SSO_LOGIN=true`. Ignores other names and values. */
export const buildTimeFlags = (variables: Readonly<Record<string, unknown>>): Partial<FlagValues> =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const flag = name.startsWith(builtFlagPrefix) ? name.slice(builtFlagPrefix.length) : ''
      const on = booleans[String(value).trim().toLowerCase()]
      return isFlag(flag) && on !== undefined ? [[flag, on]] : []
    }),
  )
