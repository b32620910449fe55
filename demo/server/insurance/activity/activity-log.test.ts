import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUserAccounts } from '#core/identity/impersonation/endpoints.ts'
import { putMe } from '#core/identity/profile/endpoints.ts'
import { inviteUser } from '#core/identity/sign-up/endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { addNote } from '#core/insurance/notes/endpoints.ts'
import { saveSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { readUserActivity } from '../../directory/users/user-activity.ts'
import { users } from '../../directory/users/tables.ts'
import { impersonationCalls } from '../../identity/impersonation/acts.fixture.ts'
import { viewerOf } from '../../identity/session/viewer.ts'
import { logChange } from '../../kernel/activity/log.ts'
import { readActivity } from '../../kernel/activity/read.ts'
import { activity, activityKinds } from '../../kernel/activity/tables.ts'
import { apiKeyIds, clientKeys, organisationIds, userIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

const { change: switchTo, enter, impersonateAs } = impersonationCalls(() => platform)

const lastOf = async (subjectId: string) => {
  const [entry] = await platform.services.database
    .handle()
    .select()
    .from(activity)
    .where(eq(activity.subjectId, subjectId))
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(1)
  return entry
}

const accountLog = async (accountId: string) =>
  (await platform.request(searchActivity, { query: {}, body: { accountId } }, 'admin')).content

const answer = (accountId: string, useCloudStorage: 'YES' | 'NO', as: As) =>
  platform.request(
    saveSecurityAnswers,
    {
      body: {
        accountId,
        fields: {
          claimHistory: 0,
          isSecurityOfficer: 'YES',
          isSecurityTraining: 'YES',
          useEncryption: 'YES',
          useCloudStorage,
        },
      },
    },
    as,
  )

const note = (accountId: string, as: As) =>
  platform.request(addNote, { params: { accountId }, body: { text: 'Call back.' } }, as)

test('an entry has the actor, the account acted for and the address', async () => {
  const { accountId } = await save(platform, draftOf('Traced Dental'), 'embedUser')
  expect(await lastOf(accountId)).toMatchObject({
    act: 'created',
    actorKind: 'embedUser',
    organisationId: organisationIds.harbor,
    delegation: 'key',
    delegationId: clientKeys.harbor,
    origin: 'embed',
  })
  platform.advanceTime(1_000)
  await note(accountId, 'agent')
  expect(await lastOf(accountId)).toMatchObject({
    part: 'note',
    actorKind: 'user',
    actorId: userIds.agent,
    actorName: 'Mateo Rivers',
    organisationId: organisationIds.harbor,
    isStaff: false,
    delegation: null,
    delegationId: null,
    origin: 'portal',
  })
  platform.advanceTime(1_000)
  const { accessToken: token } = await impersonateAs('admin', 'agency', organisationIds.harbor)
  await note(accountId, { token })
  expect(await lastOf(accountId)).toMatchObject({
    actorId: userIds.admin,
    isStaff: true,
    delegation: 'impersonation',
    delegationId: organisationIds.harbor,
  })
  platform.advanceTime(1_000)
  const server: As = {
    grant: { kind: 'account', id: accountId },
    agencyId: organisationIds.harbor,
    keyId: apiKeyIds.albion,
  }
  await answer(accountId, 'NO', server)
  expect(await lastOf(accountId)).toMatchObject({
    part: 'security',
    actorKind: 'server',
    organisationId: organisationIds.harbor,
    delegation: 'key',
    delegationId: apiKeyIds.albion,
    origin: 'api',
  })
  platform.advanceTime(1_000)
  const subject = { kind: 'account', id: accountId, part: 'account', accountId } as const
  const changes = [{ field: 'revenue', before: '1', after: '2' }]
  await logChange(platform.services, { kind: 'job', name: 'risk scan' }, subject, changes)
  expect(await lastOf(accountId)).toMatchObject({
    actorKind: 'job',
    actorId: 'risk scan',
    organisationId: null,
    origin: 'job',
    changes,
  })
  // users see what other users did
  expect(await accountLog(accountId)).toMatchObject([
    { subject: 'note', userName: 'Ada Moreno', isStaff: true },
    { subject: 'note', userName: 'Mateo Rivers', isStaff: false },
  ])
})

test('a user in another of their own accounts acts for that account', async () => {
  const { token } = await switchTo('agent', organisationIds.boston)
  const { accessToken } = await enter(token)
  const { accountId } = await save(platform, draftOf('Switched Dental'), { token: accessToken })
  expect(await lastOf(accountId)).toMatchObject({
    actorId: userIds.agent,
    organisationId: organisationIds.boston,
    delegation: 'accountSwitch',
    delegationId: organisationIds.boston,
  })
})

test('a record’s log has no entries of other kinds and none of its account', async () => {
  const { accountId, id } = await save(platform, draftOf('Walled Dental'), 'agent')
  const before = (await accountLog(accountId)).length
  const viewer = { kind: 'job', name: 'test' } as const
  const handle = platform.services.database.handle()
  for (const kind of activityKinds) {
    for (const same of [accountId, id]) {
      const subject = { kind, id: same, part: 'rules', accountId: null }
      const changes = [{ field: kind, before: null, after: same }]
      // one after the other, as they are in one log
      // oxlint-disable-next-line no-await-in-loop
      await logChange(platform.services, viewer, subject, changes)
    }
  }
  await handle
    .update(activity)
    .set({ actorKind: 'user', accountId })
    .where(and(eq(activity.actorId, 'test'), eq(activity.subjectKind, 'user')))
  await handle.update(activity).set({ actorKind: 'user' }).where(eq(activity.actorId, 'test'))
  // entries of a user include the account but are not in its log
  expect(await accountLog(accountId)).toHaveLength(before)
  for (const kind of activityKinds) {
    // oxlint-disable-next-line no-await-in-loop
    const entries = await readActivity(platform.services, { kind, id }, { max: 100 })
    const ofTest = entries.filter(({ actorId }) => actorId === 'test')
    expect(ofTest.map(({ changes }) => changes[0])).toEqual([
      { field: kind, before: null, after: id },
    ])
    expect(new Set(entries.map(({ subjectKind }) => subjectKind))).toEqual(new Set([kind]))
  }
})

const viewerAs = async (as: Exclude<As, undefined>) => {
  const headers = { Authorization: `Bearer ${await platform.tokenOf(as)}` }
  const viewer = await viewerOf(platform.services, new Request('http://localhost', { headers }))
  if (viewer === undefined) throw new Error('no such viewer')
  return viewer
}

const userLog = async (userId: string, as: Exclude<As, undefined>) =>
  readUserActivity(platform.services, await viewerAs(as), userId)

test('changes of a user are logged, for those who manage the user', async () => {
  const email = 'logged@harbor.example'
  const body = { email, firstName: 'Lou', lastName: 'Logan', roleId: 'agent' }
  await platform.request(inviteUser, { body }, 'agency')
  const [user] = await platform.services.database
    .handle()
    .select()
    .from(users)
    .where(eq(users.email, email))
  const userId = user?.id ?? ''
  platform.advanceTime(1_000)
  const accounts = { email, accountIds: [organisationIds.boston] }
  await platform.request(addUserAccounts, { body: accounts }, 'admin')
  // a repeated call adds no account
  await platform.request(addUserAccounts, { body: accounts }, 'admin')
  expect(await userLog(userId, 'agency')).toMatchObject([
    {
      act: 'changed',
      actorName: 'Ada Moreno',
      changes: [
        { field: 'account', before: null, after: organisationIds.boston },
        { field: 'role' },
      ],
    },
    {
      act: 'created',
      actorId: userIds.agency,
      changes: [
        { field: 'account', before: null, after: organisationIds.harbor },
        { field: 'role', before: null, after: 'agent' },
      ],
    },
  ])
  expect(await userLog(userId, 'underwriter')).toHaveLength(2)
  for (const other of ['wholesale', 'broker', 'customer', 'embedUser'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(userLog(userId, other)).rejects.toMatchObject({ status: 404 })
  }
})

test('a renamed user is logged with both names', async () => {
  const body = { firstName: 'Olivia', lastName: 'Pemberton', phone: '+44 20 7946 0110' }
  await platform.request(putMe, { body }, 'broker')
  expect(await userLog(userIds.broker, 'admin')).toMatchObject([
    {
      act: 'changed',
      actorName: 'Oliver Pemberton',
      changes: expect.arrayContaining([
        { field: 'firstName', before: 'Oliver', after: 'Olivia' },
      ]) as unknown,
    },
  ])
})
