import { expect, test } from 'vitest'
import { coverageCacheMs } from '../../insurance/rating/coverage-cache.ts'
import { getRaterRules } from '../../insurance/rating/endpoints.ts'
import { getMe } from '../../identity/session/endpoints.ts'
import { exampleProfile } from '../../testing/example-profile.ts'
import { rulesReply } from '../../testing/scripted-rater.ts'
import type { ScriptedServer } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import { profileCacheTtl } from '../../portal-cache.ts'

/** Opens a tab whose user has loaded their profile. */
const seen = async () => {
  const first = await testPlatform({
    signedIn: true,
    answers: (server) => server.answer(getMe, exampleProfile),
  })
  await first.platform.queries.fetch(getMe)
  first.platform.dispose()
  return first
}
const shownIn = ({ queries }: Awaited<ReturnType<typeof testPlatform>>['platform']) =>
  queries.client.getQueryData(queries.options(getMe).queryKey)

test('restores the profile of a user after a reload', async () => {
  const { tab, browser, time } = await seen()
  const { platform } = await testPlatform({ tab, browser })
  await Promise.all([platform.session.start(), time.advance(500)])
  expect(shownIn(platform)).toEqual(exampleProfile)
})

test('expires after ten minutes', async () => {
  const { tab, browser, time } = await seen()
  time.sleep(profileCacheTtl)
  const { platform } = await testPlatform({ tab, browser, signedIn: true })
  expect(shownIn(platform)).toBeUndefined()
})

test('is not shown to another user, nor after a sign-out', async () => {
  const { tab, browser, time } = await seen()
  const claims = agentClaims({ id: 'user-other' })
  const other = await testPlatform({
    tab,
    browser,
    signedIn: issueTokens(time.wallClock(), { claims }),
  })
  expect(shownIn(other.platform)).toBeUndefined()
  await other.platform.session.signOut()
  const again = await testPlatform({ tab, browser, signedIn: true })
  expect(shownIn(again.platform)).toBeUndefined()
})

const rates = (server: ScriptedServer): void => server.on(getRaterRules, rulesReply)

const rulesOf = (product: 'P100' | 'P_ONE') => ({ query: { product } })

/** A tab whose user has loaded the offers of two products. */
const rated = async () => {
  const first = await testPlatform({ signedIn: true, answers: rates })
  await first.platform.answers.call(coverageCacheMs, getRaterRules, rulesOf('P100'))
  await first.platform.answers.call(coverageCacheMs, getRaterRules, rulesOf('P_ONE'))
  first.platform.dispose()
  return first
}

test('restores the offer of each product for fifteen minutes after a reload', async () => {
  const { tab, browser, time } = await rated()
  const reloaded = async () => {
    const context = await testPlatform({ tab, browser, signedIn: true, answers: rates })
    for (const product of ['P100', 'P_ONE'] as const) {
      await context.platform.answers.call(coverageCacheMs, getRaterRules, rulesOf(product))
    }
    context.platform.dispose()
    return context.server.callsOf(getRaterRules).length
  }
  expect(await reloaded()).toBe(0)
  expect(tab.tab.get('parapet.prime100')).toBeDefined()
  time.sleep(coverageCacheMs)
  expect(await reloaded()).toBe(2)
})

test('requests coverages of another state and replaces the stored ones', async () => {
  const { tab, browser } = await rated()
  const { platform, server } = await testPlatform({
    tab,
    browser,
    signedIn: true,
    answers: rates,
  })
  await platform.answers.call(coverageCacheMs, getRaterRules, {
    query: { product: 'P100', state: 'TX' },
  })
  expect(server.callsOf(getRaterRules)).toHaveLength(1)
})
