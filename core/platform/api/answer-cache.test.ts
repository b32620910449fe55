import { expect, test } from 'vitest'
import { errorAnswer, json } from '../../testing/scripted-server.ts'
import { testEmbed, testPlatform } from '../../testing/test-platform.ts'
import { getFeatureFlags } from '../flags/endpoints.ts'

const life = 15 * 60_000

test('an answer is used again until it is too old', async () => {
  const { platform, server, time } = await testEmbed()
  const ask = () => platform.answers.call(life, getFeatureFlags)
  server.on(getFeatureFlags, json({ SSO_LOGIN: true }))
  const answers = await Promise.all([ask(), ask()])
  expect(answers).toEqual([{ SSO_LOGIN: true }, { SSO_LOGIN: true }])
  await time.advance(life - 1_000)
  await ask()
  expect(server.callsOf(getFeatureFlags)).toHaveLength(1)
  await time.advance(1_000)
  await ask()
  expect(server.callsOf(getFeatureFlags)).toHaveLength(2)
})

test('a failure is asked for again', async () => {
  const { platform, server } = await testEmbed()
  server.on(getFeatureFlags, errorAnswer(500, 'internal'))
  await expect(platform.answers.call(life, getFeatureFlags)).rejects.toMatchObject({ status: 500 })
  server.on(getFeatureFlags, json({}))
  expect(await platform.answers.call(life, getFeatureFlags)).toEqual({})
})

test('what one user was told nobody else is', async () => {
  const { platform, server } = await testPlatform({ signedIn: true })
  server.on(getFeatureFlags, json({ SSO_LOGIN: true }))
  await platform.answers.call(life, getFeatureFlags)
  await platform.session.signOut()
  server.on(getFeatureFlags, json({}))
  expect(await platform.answers.call(life, getFeatureFlags)).toEqual({})
})
