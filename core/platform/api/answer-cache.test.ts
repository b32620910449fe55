import { expect, test } from 'vitest'
import { errorResponse, json } from '../../testing/scripted-server.ts'
import { testEmbed, testPlatform } from '../../testing/test-platform.ts'
import { searchStates } from '../../directory/states/endpoints.ts'
import { getFeatureFlags } from '../flags/endpoints.ts'
import { maxAnswers } from './answer-cache.ts'

const ttl = 15 * 60_000

test('reuses a response until it is too old', async () => {
  const { platform, server, time } = await testEmbed()
  const ask = () => platform.answers.call(ttl, getFeatureFlags)
  server.on(getFeatureFlags, json({ SSO_LOGIN: true }))
  const answers = await Promise.all([ask(), ask()])
  expect(answers).toEqual([{ SSO_LOGIN: true }, { SSO_LOGIN: true }])
  await time.advance(ttl - 1_000)
  await ask()
  expect(server.callsOf(getFeatureFlags)).toHaveLength(1)
  await time.advance(1_000)
  await ask()
  expect(server.callsOf(getFeatureFlags)).toHaveLength(2)
})

test('calls again after a failure', async () => {
  const { platform, server } = await testEmbed()
  server.on(getFeatureFlags, errorResponse(500, 'internal'))
  await expect(platform.answers.call(ttl, getFeatureFlags)).rejects.toMatchObject({ status: 500 })
  server.on(getFeatureFlags, json({}))
  expect(await platform.answers.call(ttl, getFeatureFlags)).toEqual({})
})

test('never returns another user’s response', async () => {
  const { platform, server } = await testPlatform({ signedIn: true })
  server.on(getFeatureFlags, json({ SSO_LOGIN: true }))
  await platform.answers.call(ttl, getFeatureFlags)
  await platform.session.signOut()
  server.on(getFeatureFlags, json({}))
  expect(await platform.answers.call(ttl, getFeatureFlags)).toEqual({})
})

test('drops the oldest response when it is full', async () => {
  const { platform, server } = await testEmbed()
  const search = (text: string) =>
    platform.answers.call(ttl, searchStates, { query: { search: text } })
  server.on(
    searchStates,
    json({ content: [], totalElements: 0, totalPages: 0, number: 0, size: 25 }),
  )
  for (let at = 0; at <= maxAnswers; at += 1) await search(`state ${at}`)
  await search(`state ${maxAnswers}`)
  expect(server.callsOf(searchStates)).toHaveLength(maxAnswers + 1)
  await search('state 0')
  expect(server.callsOf(searchStates)).toHaveLength(maxAnswers + 2)
})
