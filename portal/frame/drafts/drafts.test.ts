import { expect, test } from 'vitest'
import { memoryStore } from '#widgets/platform/stores.ts'
import { draftKey, readDraft, writeDraft } from './drafts.ts'

const start = { firstName: '', isNotified: true }

test('what differs from the start comes back', () => {
  const tab = memoryStore()
  writeDraft(tab, 'k', { firstName: 'Ada', isNotified: true }, start)
  expect(readDraft(tab, 'k', start)).toEqual({ firstName: 'Ada' })
})

test('a form set back to its start leaves no draft', () => {
  const tab = memoryStore()
  writeDraft(tab, 'k', { firstName: 'Ada', isNotified: true }, start)
  writeDraft(tab, 'k', start, start)
  expect(tab.keys()).toEqual([])
})

test('only what the form of today can take is taken', () => {
  const tab = memoryStore()
  tab.set('k', '{"firstName":5,"isNotified":false,"gone":"x","__proto__":"x"}')
  expect(readDraft(tab, 'k', start)).toEqual({ isNotified: false })
  tab.set('k', 'not json')
  expect(readDraft(tab, 'k', start)).toEqual({})
})

test('a draft belongs to a user and a record', () => {
  expect(draftKey('u1', 'bind.q1')).not.toBe(draftKey('u2', 'bind.q1'))
})
