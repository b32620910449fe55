import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../testing/memory-browser.ts'
import { createFlags, flaggedRegion } from './flags.ts'

const flagsOn = (device = createMemoryStorage(), production = false) =>
  createFlags({ device, production, built: { GLOBAL_LOGIN: true } })

test('has its default, overridden by the build’s value, the service’s and the device’s', () => {
  const flags = flagsOn()
  expect([flags.isOn('GLOBAL_LOGIN'), flags.isOn('SSO_LOGIN')]).toEqual([true, false])
  flags.receive({ GLOBAL_LOGIN: false, SSO_LOGIN: true })
  expect([flags.isOn('GLOBAL_LOGIN'), flags.isOn('SSO_LOGIN')]).toEqual([false, true])
  flags.override('GLOBAL_LOGIN', true)
  expect(flags.isOn('GLOBAL_LOGIN')).toBe(true)
  flags.override('GLOBAL_LOGIN', undefined)
  expect(flags.isOn('GLOBAL_LOGIN')).toBe(false)
})

test('returns to its default when the service no longer lists it', () => {
  const flags = flagsOn()
  flags.receive({ SSO_LOGIN: true })
  flags.receive({})
  expect(flags.isOn('SSO_LOGIN')).toBe(false)
})

test('stores overrides on the device, except in production', () => {
  const device = createMemoryStorage()
  flagsOn(device).override('SSO_LOGIN', true)
  expect(flagsOn(device).isOn('SSO_LOGIN')).toBe(true)
  const production = flagsOn(device, true)
  expect(production.isOn('SSO_LOGIN')).toBe(false)
  production.override('SSO_LOGIN', true)
  expect(production.isOn('SSO_LOGIN')).toBe(false)
})

test('turns the Australian environment off when the UK one is turned on, and the reverse', () => {
  const flags = flagsOn()
  flags.receive({ AU_ENVIRONMENT: true })
  flags.override('UK_ENVIRONMENT', true)
  expect([flags.isOn('UK_ENVIRONMENT'), flags.isOn('AU_ENVIRONMENT')]).toEqual([true, false])
  flags.override('AU_ENVIRONMENT', true)
  expect([flags.isOn('UK_ENVIRONMENT'), flags.isOn('AU_ENVIRONMENT')]).toEqual([false, true])
})

test.each(['nonsense', 'null', '[]', '{"SSO_LOGIN":"yes","UNKNOWN":true}'])(
  'overrides that read %s are ignored',
  (stored) => {
    const device = createMemoryStorage()
    device.set('parapet.flags', stored)
    expect(flagsOn(device).$flags.get()).toEqual(flagsOn().$flags.get())
  },
)

test('ignores overrides until the platform is known not to be production', () => {
  const device = createMemoryStorage()
  device.set('parapet.flags', '{"SSO_LOGIN":true}')
  const flags = flagsOn(device, true)
  expect([flags.isOn('SSO_LOGIN'), flags.$canOverride.get()]).toEqual([false, false])
  flags.allowOverrides()
  expect([flags.isOn('SSO_LOGIN'), flags.$canOverride.get()]).toEqual([true, true])
})

test('removes every override on a reset, here and for the next page', () => {
  const device = createMemoryStorage()
  const flags = flagsOn(device)
  flags.override('SSO_LOGIN', true)
  flags.override('GLOBAL_LOGIN', false)
  flags.reset()
  expect([flags.isOn('SSO_LOGIN'), flags.isOn('GLOBAL_LOGIN')]).toEqual([false, true])
  expect(flagsOn(device).$layers.get().overrides).toEqual({})
})

test.each([
  [{ UK_ENVIRONMENT: true }, { AU_ENVIRONMENT: true }, 'AU'],
  [{ AU_ENVIRONMENT: true }, { UK_ENVIRONMENT: true }, 'UK'],
  [{ AU_ENVIRONMENT: true }, {}, 'AU'],
  [{}, { UK_ENVIRONMENT: true, AU_ENVIRONMENT: true }, 'UK'],
  [{ UK_ENVIRONMENT: true }, { UK_ENVIRONMENT: false }, undefined],
])('selects one region for built %j and served %j: %s', (built, served, region) => {
  const flags = createFlags({ device: createMemoryStorage(), production: true, built })
  flags.receive(served)
  expect(flaggedRegion(flags.$flags.get())).toBe(region)
})
