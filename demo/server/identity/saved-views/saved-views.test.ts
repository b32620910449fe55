import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deleteSavedView,
  listSavedViews,
  saveSavedView,
} from '#core/identity/saved-views/endpoints.ts'
import { maxOwnViews, type ViewDraft } from '#core/identity/saved-views/model.ts'
import { organisationIds } from '../../kernel/seed/ids.ts'
import { impersonationCalls } from '../impersonation/acts.fixture.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const draft = (name: string, more: Partial<ViewDraft> = {}): ViewDraft => ({
  table: 'quotes',
  name,
  isShared: false,
  address: { filter: 'status:REFERRED', sort: 'companyName,asc' },
  ...more,
})
const save = (id: string, body: ViewDraft, as: SignInName = 'agent') =>
  platform.request(saveSavedView, { params: { id }, body }, as)
const remove = (id: string, as: SignInName = 'agent') =>
  platform.request(deleteSavedView, { params: { id } }, as)
const namesFor = async (as: SignInName, table = 'quotes') =>
  (await platform.request(listSavedViews, { query: { table } }, as)).views.map(({ name }) => name)

test('a view is private until it is shared with the account', async () => {
  await save('mine', draft('Referrals'))
  // a double click
  expect(await save('mine', draft('Referrals'))).toMatchObject({
    name: 'Referrals',
    mayChange: true,
    address: { filter: 'status:REFERRED' },
  })
  expect(await namesFor('agent')).toEqual(['Referrals'])
  expect(await namesFor('agent', 'binders')).toEqual([])
  expect(await namesFor('agency')).toEqual([])
  await save('mine', draft('Referrals of all', { isShared: true }))
  expect(await namesFor('agency')).toEqual(['Referrals of all'])
  expect(await namesFor('wholesale')).toEqual([])
  expect(await namesFor('underwriter')).toEqual([])
})

test('a shared view can be changed by its author and by the account’s administrators', async () => {
  const shared = draft('Renewals', { isShared: true })
  await save('renewals', shared, 'agency')
  await expect(save('renewals', draft('Taken'))).rejects.toMatchObject({ code: 'viewForbids' })
  await expect(remove('renewals')).rejects.toMatchObject({ status: 409, code: 'viewForbids' })
  await expect(save('renewals', shared, 'wholesale')).rejects.toMatchObject({ status: 404 })
  await remove('renewals', 'wholesale')
  await save('of-agent', draft('Of the agent', { isShared: true }))
  const renamed = await save('of-agent', draft('Renamed', { isShared: true }), 'agency')
  expect(renamed).toMatchObject({ name: 'Renamed', mayChange: true })
  const hidden = save('of-agent', draft('Renamed'), 'agency')
  await expect(hidden).rejects.toMatchObject({ code: 'viewForbids' })
  expect(await namesFor('agent')).toContain('Renewals')
  await remove('of-agent', 'agency')
  await remove('of-agent', 'agency')
  expect(await namesFor('agent')).not.toContain('Renamed')
})

test('a view that staff shared while impersonating shows their names to staff only', async () => {
  const { impersonateAs } = impersonationCalls(() => platform)
  const { accessToken: token } = await impersonateAs('admin', 'agency', organisationIds.harbor)
  const shared = draft('Of the provider', { isShared: true })
  const saved = await platform.request(
    saveSavedView,
    { params: { id: 'of-staff' }, body: shared },
    { token },
  )
  expect(saved.author).toBe('Ada Moreno')
  const { views } = await platform.request(listSavedViews, { query: { table: 'quotes' } }, 'agency')
  expect(views.find(({ id }) => id === 'of-staff')).toMatchObject({ author: null })
  const renamed = await save('of-staff', { ...shared, name: 'Renamed by the agency' }, 'agency')
  expect(renamed.author).toBeNull()
  expect(views.filter(({ id }) => id !== 'of-staff').every(({ author }) => author !== null)).toBe(
    true,
  )
})

test('names are unique in a list', async () => {
  await save('too', draft('Mine too'))
  await expect(save('other', draft('mine TOO'))).rejects.toMatchObject({
    status: 400,
    errors: [{ field: 'name', detail: 'Another view has this name' }],
  })
  await save('other', draft('mine TOO', { table: 'binders' }))
})

test('an id that two accounts choose in parallel belongs to one of them', async () => {
  const outcome = async (id: string, as: SignInName) =>
    save(id, draft(id), as).then(
      () => 'saved',
      ({ status }: { status: number }) => status,
    )
  for (let at = 0; at < 10; at += 1) {
    const id = `contested-${at}`
    // oxlint-disable-next-line no-await-in-loop
    const both = await Promise.all([outcome(id, 'desk'), outcome(id, 'wholesale')])
    expect(both.toSorted()).toEqual([404, 'saved'])
  }
})

test('the number of a user’s views is limited, also for parallel calls', async () => {
  const ids = Array.from({ length: maxOwnViews + 2 }, (_, at) => `view-${at}`)
  const saved = await Promise.all(
    ids.map((id) =>
      save(id, draft(id), 'broker').then(
        () => 'saved',
        ({ status }) => status,
      ),
    ),
  )
  expect(saved.filter((each) => each === 'saved')).toHaveLength(maxOwnViews)
  expect(saved.filter((each) => each === 400)).toHaveLength(2)
})
