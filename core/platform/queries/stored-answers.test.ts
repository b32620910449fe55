import { expect, test } from 'vitest'
import { getMe } from '../../identity/session/endpoints.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import { storedAnswerLife } from './stored-answers.ts'

const me = {
  id: 'user-agent',
  firstName: 'Ada',
  lastName: 'Agent',
  initials: 'AA',
  email: 'agent@demo.test',
  role: { id: 'agent', name: 'Agent' },
  mfaType: 'NONE' as const,
  account: {
    id: 'agency-harbor',
    name: 'Harbor',
    fullName: 'Harbor',
    accountType: 'AGENCY' as const,
    enforceMfa: false,
    isStaff: false,
    uwEnabled: false,
  },
}

/** Opens a tab whose user has loaded the own profile. */
const seen = async () => {
  const first = await testPlatform({
    signedIn: true,
    answers: (server) => server.answer(getMe, me),
  })
  await first.platform.queries.fetch(getMe)
  first.platform.dispose()
  return first
}
const shownIn = ({ queries }: Awaited<ReturnType<typeof testPlatform>>['platform']) =>
  queries.client.getQueryData(queries.options(getMe).queryKey)

test('the profile of a user is there after a reload', async () => {
  const { tab, browser, time } = await seen()
  const { platform } = await testPlatform({ tab, browser })
  await Promise.all([platform.session.start(), time.advance(500)])
  expect(shownIn(platform)).toEqual(me)
})

test('is dropped after ten minutes', async () => {
  const { tab, browser, time } = await seen()
  time.sleep(storedAnswerLife)
  const { platform } = await testPlatform({ tab, browser, signedIn: true })
  expect(shownIn(platform)).toBeUndefined()
})

test('is not shown to another user, nor after a sign-out', async () => {
  const { tab, browser, time } = await seen()
  const claims = agentClaims({ id: 'user-other' })
  const other = await testPlatform({ tab, browser, signedIn: issueTokens(time.wall(), { claims }) })
  expect(shownIn(other.platform)).toBeUndefined()
  await other.platform.session.signOut()
  const again = await testPlatform({ tab, browser, signedIn: true })
  expect(shownIn(again.platform)).toBeUndefined()
})
