import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../testing/memory-browser.ts'
import { formDraftKey, withDraft, writeDraft } from './form-draft.ts'

const start = { firstName: '', isNotified: true }

test('restores values that differ from the initial ones', () => {
  const tab = createMemoryStorage()
  writeDraft(tab, 'k', { firstName: 'Ada', isNotified: true }, start)
  expect(withDraft(tab, 'k', start)).toEqual({ firstName: 'Ada', isNotified: true })
})

test('removes the draft of a form that is reset', () => {
  const tab = createMemoryStorage()
  writeDraft(tab, 'k', { firstName: 'Ada', isNotified: true }, start)
  writeDraft(tab, 'k', start, start)
  expect(tab.keys()).toEqual([])
})

test('drops values that do not fit the current form', () => {
  const tab = createMemoryStorage()
  tab.set('k', '{"firstName":5,"isNotified":false,"gone":"x","__proto__":"x"}')
  expect(withDraft(tab, 'k', start)).toEqual({ firstName: '', isNotified: false })
  tab.set('k', 'not json')
  expect(withDraft(tab, 'k', start)).toEqual(start)
})

test('restores lists of rows, and no other lists', () => {
  const rows = { events: [{ claimNumber: '1' }] }
  const tab = createMemoryStorage()
  writeDraft(tab, 'k', { events: [{ claimNumber: '2' }] }, rows)
  expect(withDraft(tab, 'k', rows)).toEqual({ events: [{ claimNumber: '2' }] })
  writeDraft(tab, 'k', { events: [{ claimNumber: '1' }] }, rows)
  expect(tab.keys()).toEqual([])
  tab.set('k', '{"events":[{"claimNumber":5}]}')
  expect(withDraft(tab, 'k', rows)).toEqual(rows)
})

test('separates drafts by user, account and record', () => {
  const ada = { id: 'ada', accountId: 'harbor' }
  const keys = [
    formDraftKey(ada, 'bind.q1'),
    formDraftKey(ada, 'bind.q2'),
    formDraftKey({ ...ada, id: 'bob' }, 'bind.q1'),
    formDraftKey({ ...ada, accountId: 'northgate' }, 'bind.q1'),
    formDraftKey(undefined, 'bind.q1'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})
