import { expect, test } from 'vitest'
import { buildTimeFlags } from './build-time-flags.ts'

test('sets flags by their names in a build', () => {
  expect(
    buildTimeFlags({
      PARAPET_FLAG_GLOBAL_LOGIN: 'true',
      PARAPET_FLAG_SSO_LOGIN: '1',
      PARAPET_FLAG_UK_ENVIRONMENT: ' On ',
      PARAPET_FLAG_INCIDENT_BANNER: 'off',
    }),
  ).toEqual({ GLOBAL_LOGIN: true, SSO_LOGIN: true, UK_ENVIRONMENT: true, INCIDENT_BANNER: false })
})

test('ignores other variables, unknown flags and unknown values', () => {
  expect(
    buildTimeFlags({
      MODE: 'production',
      PROD: true,
      GLOBAL_LOGIN: 'true',
      PARAPET_FLAG_: 'true',
      PARAPET_FLAG_toString: 'true',
      PARAPET_FLAG_GLOBAL_LOGIN: 'maybe',
      PARAPET_FLAG_SSO_LOGIN: '',
    }),
  ).toEqual({})
})
