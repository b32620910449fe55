import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { addNote, editNote, listNotes } from '#core/insurance/notes/endpoints.ts'
import { maxNotes } from '#core/insurance/notes/model.ts'
import { saveSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../testing/platform.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'
import { accountNotes } from '../notes/tables.ts'
import { changesBetween } from '../../kernel/activity/changes.ts'
import { activity } from '../../kernel/activity/tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

let sequence = 0
/** An account with an empty log: it was created by a page, which has no user name. */
const newAccount = async (): Promise<string> => {
  sequence += 1
  return (await save(platform, draftOf(`Logged Dental ${sequence}`), 'embedUser')).accountId
}

const log = (accountId: string, as: SignInName = 'agent', page = 0, size = 25) =>
  platform.request(searchActivity, { query: { page, size }, body: { accountId } }, as)

const look = (accountId: string, as: SignInName) =>
  platform.request(getAccount, { params: { id: accountId } }, as)

const fields = {
  claimHistory: 0,
  isSecurityOfficer: 'YES',
  isSecurityTraining: 'YES',
  useEncryption: 'YES',
  useCloudStorage: 'NO',
} as const

describe('the log', () => {
  test('records a view once per user and day', async () => {
    const accountId = await newAccount()
    await look(accountId, 'agent')
    await look(accountId, 'agent')
    await look(accountId, 'agency')
    const { content } = await log(accountId)
    expect(content.map(({ act, subject }) => [act, subject])).toEqual([
      ['seen', 'account'],
      ['seen', 'account'],
    ])
    expect(new Set(content.map(({ userName }) => userName)).size).toBe(2)
    platform.advanceTime(25 * 3_600_000)
    await look(accountId, 'agent')
    expect((await log(accountId)).totalElements).toBe(3)
  })

  test('has each changed field with both values', async () => {
    const accountId = await newAccount()
    const change = (answers: typeof fields | { useCloudStorage: 'YES' }) =>
      platform.request(
        saveSecurityAnswers,
        { body: { accountId, fields: { ...fields, ...answers } } },
        'agent',
      )
    await change(fields)
    platform.advanceTime(1_000)
    await change({ useCloudStorage: 'YES' })
    platform.advanceTime(1_000)
    await change({ useCloudStorage: 'YES' })
    const { content } = await log(accountId)
    expect(content.map(({ changes }) => changes.length)).toEqual([1, 5])
    expect(content[0]).toMatchObject({
      act: 'changed',
      subject: 'security',
      changes: [{ field: 'useCloudStorage', before: 'NO', after: 'YES' }],
    })
  })

  test('hides views by staff from an agency and shows everything to staff', async () => {
    const accountId = await newAccount()
    await look(accountId, 'underwriter')
    expect((await log(accountId)).content).toEqual([])
    expect((await log(accountId, 'admin')).content).toMatchObject([{ act: 'seen', isStaff: true }])
    await expect(log(accountId, 'wholesale')).rejects.toMatchObject({ status: 404 })
    await expect(log(accountId, 'customer')).rejects.toMatchObject({ status: 403 })
  })

  test('is read in pages of limited size', async () => {
    const accountId = await newAccount()
    const at = platform.services.clock.now()
    await platform.services.database
      .handle()
      .insert(activity)
      .values(
        Array.from({ length: 60 }, (_, turn) => ({
          id: `entry-${turn}`,
          subjectKind: 'account' as const,
          subjectId: accountId,
          accountId,
          organisationId: 'x',
          actorKind: 'user' as const,
          actorId: 'x',
          actorName: 'X',
          isStaff: false,
          origin: 'portal' as const,
          act: 'created' as const,
          part: 'note',
          changes: [],
          at,
        })),
      )
    const pages = await Promise.all([0, 1, 2].map((page) => log(accountId, 'admin', page)))
    const seen = pages.flatMap(({ content }) => content.map(({ id }) => id))
    expect(new Set(seen).size).toBe(60)
    await expect(log(accountId, 'admin', 0, 101)).rejects.toMatchObject({ status: 400 })
  })

  test('limits the number and the length of values', () => {
    const wide = Object.fromEntries(Array.from({ length: 500 }, (_, turn) => [`f${turn}`, turn]))
    expect(changesBetween({}, wide).length).toBeLessThan(100)
    const [change] = changesBetween({ text: '' }, { text: '🦊'.repeat(5_000) })
    expect(change?.before).toBeNull()
    expect(change?.after?.length).toBeLessThan(1_000)
    expect(change?.after?.isWellFormed()).toBe(true)
  })
})

test('formats lists and addresses as readable text', () => {
  const mailingAddress = { zipCode: '78701', address1: 'PO Box 7', address2: '', city: 'Austin' }
  const before = { domains: null, mailingAddress: null, insureds: [] }
  const insureds = [{ businessName: 'Bayside Labs', shares: 1 }]
  expect(changesBetween(before, { domains: [], mailingAddress, insureds })).toEqual([
    { field: 'mailingAddress', before: null, after: 'PO Box 7, Austin, 78701' },
    { field: 'insureds', before: null, after: JSON.stringify(insureds) },
  ])
  const domains = ['a.example', 'b.example']
  expect(changesBetween({ domains: ['a.example'] }, { domains })).toEqual([
    { field: 'domains', before: 'a.example', after: 'a.example, b.example' },
  ])
})

describe('notes', () => {
  const add = (accountId: string, text: string, as: SignInName = 'agent') =>
    platform.request(addNote, { params: { accountId }, body: { text } }, as)
  const list = async (accountId: string, as: SignInName = 'agent') =>
    (await platform.request(listNotes, { params: { accountId } }, as)).content

  test('belong to the author’s organisation; staff see all', async () => {
    const accountId = await newAccount()
    await add(accountId, ' Call in the morning. ')
    await add(accountId, 'Check the loss run.', 'underwriter')
    expect((await list(accountId)).map(({ text }) => text)).toEqual(['Call in the morning.'])
    expect(await list(accountId, 'underwriter')).toHaveLength(2)
    expect(await list(accountId, 'agency')).toMatchObject([{ mayEdit: false }])
    await expect(list(accountId, 'wholesale')).rejects.toMatchObject({ status: 404 })
    const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
    const { status } = await platform.fetch(`/api/quote/v1/notes/${accountId}`, { headers })
    expect(status).toBe(200)
  })

  test('are edited by their author only, and the log has both texts', async () => {
    const accountId = await newAccount()
    const { id: noteId } = await add(accountId, 'First')
    const edit = (as: SignInName) =>
      platform.request(editNote, { params: { accountId, noteId }, body: { text: 'Second' } }, as)
    for (const other of ['agency', 'underwriter'] as const) {
      await expect(edit(other)).rejects.toMatchObject({ status: 409, code: 'noteOfAnother' })
    }
    platform.advanceTime(1_000)
    expect((await edit('agent')).text).toBe('Second')
    const { content } = await log(accountId)
    expect(content.filter(({ subject }) => subject === 'note')).toMatchObject([
      { act: 'changed', changes: [{ field: 'text', before: 'First', after: 'Second' }] },
      { act: 'created' },
    ])
  })

  test('do not reveal staff’s texts to the agency in the log of their edits', async () => {
    const accountId = await newAccount()
    const { id: noteId } = await add(accountId, 'Watch the losses', 'underwriter')
    await platform.request(
      editNote,
      { params: { accountId, noteId }, body: { text: 'Decline at renewal' } },
      'underwriter',
    )
    expect(JSON.stringify((await log(accountId)).content)).not.toMatch(/note|losses|renewal/)
    expect((await log(accountId, 'admin')).content).toMatchObject([
      { subject: 'note', act: 'changed' },
      { subject: 'note', act: 'created' },
    ])
  })

  test('are limited per organisation', async () => {
    const accountId = await newAccount()
    const { userId, ...first } = await (async () => {
      await add(accountId, 'First')
      const [row] = await platform.services.database.handle().select().from(accountNotes).limit(1)
      if (row === undefined) throw new Error('No note')
      return { ...row, accountId }
    })()
    await platform.services.database
      .handle()
      .insert(accountNotes)
      .values(
        Array.from({ length: maxNotes - 1 }, (_, turn) => ({
          ...first,
          userId,
          id: `note-${turn}`,
        })),
      )
    await expect(add(accountId, 'One more')).rejects.toMatchObject({
      status: 409,
      code: 'tooManyNotes',
    })
  })
})
