import { expect, test } from 'vitest'
import { getEnvironment } from './endpoints.ts'
import { noNetwork } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { createEnvironment } from './environment.ts'

const local = { envName: 'local', prod: false }

const begin = async () => {
  const context = await testPlatform({ answers: (server) => server.answer(getEnvironment, local) })
  const environmentOfPage = () =>
    createEnvironment({
      api: context.platform.api,
      tab: context.tab.tab,
      clock: context.platform.clock,
    })
  return { ...context, environmentOfPage }
}

test('is read once, and stored in the tab for 30 minutes', async () => {
  const { server, time, environmentOfPage } = await begin()
  const environment = environmentOfPage()
  expect(environment.$environment.get()).toBeUndefined()
  await Promise.all([environment.read(), environment.read()])
  expect(environment.$environment.get()).toEqual(local)
  await time.advance(30 * 60_000 - 1)
  expect(await environmentOfPage().read()).toEqual(local)
  expect(server.callsOf(getEnvironment)).toHaveLength(1)
  await time.advance(1)
  await environmentOfPage().read()
  expect(server.callsOf(getEnvironment)).toHaveLength(2)
})

test('is unknown when the call fails, and read again the next time', async () => {
  const { server, environmentOfPage } = await begin()
  server.on(getEnvironment, noNetwork)
  const environment = environmentOfPage()
  await expect(environment.read()).rejects.toMatchObject({ phase: 'network' })
  expect(environment.$environment.get()).toBeUndefined()
  server.answer(getEnvironment, local)
  expect(await environment.read()).toEqual(local)
})

test('is read again when the stored value is broken', async () => {
  const { tab, server, environmentOfPage } = await begin()
  tab.tab.set('parapet.environment', '{"at":1e99,"info":{}}')
  expect(await environmentOfPage().read()).toEqual(local)
  expect(server.callsOf(getEnvironment)).toHaveLength(1)
})
