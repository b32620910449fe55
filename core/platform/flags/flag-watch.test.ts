import { describe, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { getFeatureFlags } from './endpoints.ts'
import { getEnvironment } from '../environment/endpoints.ts'
import { noNetwork, errorResponse } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'

const begin = async () => {
  const context = await testPlatform({
    answers: (server) => {
      server.answer(getFeatureFlags, { GLOBAL_LOGIN: true })
      server.answer(getEnvironment, { envName: 'local', prod: false })
    },
  })
  await context.platform.ready()
  return context
}

describe('the flags of a page', () => {
  test('are read once for the whole page, and every minute from then on', async () => {
    const { platform, server, time } = await begin()
    await Promise.all([platform.start(), time.advance(2_000)])
    expect(server.callsOf(getFeatureFlags)).toHaveLength(1)
    server.answer(getFeatureFlags, { GLOBAL_LOGIN: false })
    await time.advance(60_000)
    expect(platform.flags.isOn('GLOBAL_LOGIN')).toBe(false)
    await time.advance(60_000)
    expect(server.callsOf(getFeatureFlags)).toHaveLength(3)
  })

  test('are read every 30 s during maintenance', async () => {
    const { platform, server, time } = await begin()
    server.answer(getFeatureFlags, { MAINTENANCE_US: true })
    await platform.readFlags()
    await time.advance(30_000)
    expect(server.callsOf(getFeatureFlags)).toHaveLength(3)
    server.answer(getFeatureFlags, {})
    await time.advance(30_000)
    expect(platform.flags.isOn('MAINTENANCE_US')).toBe(false)
  })

  test('are read at once when the tab becomes visible', async () => {
    const { platform, server, tab, time } = await begin()
    server.answer(getFeatureFlags, { MAINTENANCE: true })
    tab.wake()
    await time.settle()
    expect(platform.flags.isOn('MAINTENANCE')).toBe(true)
  })

  test.each([
    ['a network failure', noNetwork],
    ['a server error', errorResponse(500, 'internal')],
  ])('do not change after %s, and no listener is called', async (_, reply) => {
    const { platform, server, time } = await begin()
    const onError = vi.fn<() => void>()
    platform.errors.on('api:error:5xx', onError)
    platform.errors.on('api:error:auth', onError)
    server.on(getFeatureFlags, reply)
    await time.advance(60_000)
    expect(platform.flags.isOn('GLOBAL_LOGIN')).toBe(true)
    expect(onError).not.toHaveBeenCalled()
    expect(platform.notifications.$notifications.get()).toEqual([])
  })
})

describe('flags of this device', () => {
  test('apply if the platform reports that it is not production', async () => {
    const { platform } = await testPlatform({
      production: true,
      answers: (server) => {
        server.answer(getFeatureFlags, {})
        server.answer(getEnvironment, { envName: 'staging', prod: false })
      },
    })
    platform.host.device.set('parapet.flags', '{"SSO_LOGIN":true}')
    expect(platform.flags.isOn('SSO_LOGIN')).toBe(false)
    await platform.ready()
    expect(platform.flags.isOn('SSO_LOGIN')).toBe(true)
  })

  test.each([
    ['is production', true],
    ['does not report its environment', undefined],
  ])('are ignored if the platform %s', async (_, prod) => {
    const { platform } = await testPlatform({
      production: true,
      answers: (server) => {
        server.answer(getFeatureFlags, {})
        if (prod !== undefined) server.answer(getEnvironment, { envName: 'prod', prod })
      },
    })
    platform.host.device.set('parapet.flags', '{"SSO_LOGIN":true}')
    await platform.ready()
    expect(platform.flags.isOn('SSO_LOGIN')).toBe(false)
  })

  test('an environment flag changes region and wording at once', async () => {
    const { platform } = await begin()
    // The texts of a locale are loaded as a separate file.
    const until = (region: string, locale: string) =>
      eventually(() =>
        expect([platform.region.$region.get(), platform.wording.$locale.get()]).toEqual([
          region,
          locale,
        ]),
      )
    platform.flags.override('UK_ENVIRONMENT', true)
    await until('UK', 'en-GB')
    platform.flags.override('AU_ENVIRONMENT', true)
    await until('AU', 'en-AU')
    platform.flags.reset()
    await until('US', 'en-US')
  })
})
