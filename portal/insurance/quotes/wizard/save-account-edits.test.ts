import { expect, test, vi } from 'vitest'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { createRecordEdits } from '../../../frame/actions/record-edits.ts'
import { saveAccountEdits } from './save-account-edits.ts'

const begin = async (isSaved: boolean) => {
  const { platform, server } = await testPlatform({ signedIn: true, namespaces: ['portal'] })
  const edits = createRecordEdits()
  const saved = { ...exampleAccount, noOfEmployeesAll: 41 }
  const save = vi.fn(async () => {
    if (isSaved) server.answer(getAccount, saved)
    return isSaved
  })
  server.answer(getAccount, exampleAccount)
  await platform.queries.fetch(getAccount, { params: { id: exampleAccount.id } })
  const go = () => saveAccountEdits(platform, exampleAccount, edits, 'Continue')
  return { ...platform, edits, saved, save, go }
}

test('saves edits before the wizard continues with the saved account', async () => {
  const { edits, saved, save, go } = await begin(true)
  edits.add({ changes: () => [], save })
  expect(await go()).toEqual(saved)
  expect(save).toHaveBeenCalledOnce()
})

test('stays on the step and shows a message when edits cannot be saved', async () => {
  const { edits, save, go, notifications } = await begin(false)
  edits.add({ changes: () => [], save })
  expect(await go()).toBeUndefined()
  expect(notifications.$notifications.get()).toMatchObject([{ kind: 'error' }])
})

test('saves nothing when there are no edits', async () => {
  const { go } = await begin(false)
  expect(await go()).toBe(exampleAccount)
})
