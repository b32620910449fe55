import { expect, test } from 'vitest'
import { memoryStore } from '#widgets/platform/stores.ts'
import { draftKey, readDraft, writeDraft } from './drafts.ts'

const start = { firstName: '', isNotified: true }

test('values that differ from the start are restored', () => {
  const tab = memoryStore()
  writeDraft(tab, 'k', { firstName: 'Ada', isNotified: true }, start)
  expect(readDraft(tab, 'k', start)).toEqual({ firstName: 'Ada' })
})

test('a form reset to its start leaves no draft', () => {
  const tab = memoryStore()
  writeDraft(tab, 'k', { firstName: 'Ada', isNotified: true }, start)
  writeDraft(tab, 'k', start, start)
  expect(tab.keys()).toEqual([])
})

test('values that the current form cannot take are dropped', () => {
  const tab = memoryStore()
  tab.set('k', '{"firstName":5,"isNotified":false,"gone":"x","__proto__":"x"}')
  expect(readDraft(tab, 'k', start)).toEqual({ isNotified: false })
  tab.set('k', 'not json')
  expect(readDraft(tab, 'k', start)).toEqual({})
})

test('lists of rows are restored, and only lists of rows', () => {
  const rows = { events: [{ claimNumber: '1' }] }
  const tab = memoryStore()
  writeDraft(tab, 'k', { events: [{ claimNumber: '2' }] }, rows)
  expect(readDraft(tab, 'k', rows)).toEqual({ events: [{ claimNumber: '2' }] })
  writeDraft(tab, 'k', { events: [{ claimNumber: '1' }] }, rows)
  expect(tab.keys()).toEqual([])
  tab.set('k', '{"events":[{"claimNumber":5}]}')
  expect(readDraft(tab, 'k', rows)).toEqual({})
})

test('a draft belongs to a user in an account, and to a record', () => {
  const ada = { id: 'ada', accountId: 'harbor' }
  const keys = [
    draftKey(ada, 'bind.q1'),
    draftKey(ada, 'bind.q2'),
    draftKey({ ...ada, id: 'bob' }, 'bind.q1'),
    draftKey({ ...ada, accountId: 'northgate' }, 'bind.q1'),
    draftKey(undefined, 'bind.q1'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})
