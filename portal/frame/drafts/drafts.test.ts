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

test('a draft belongs to a user and a record', () => {
  expect(draftKey('u1', 'bind.q1')).not.toBe(draftKey('u2', 'bind.q1'))
})
