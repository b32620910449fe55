import { expect, test } from 'vitest'
import { createNotifications } from './notifications.ts'

const make = () => {
  let ids = 0
  return createNotifications(() => String((ids += 1)))
}

const textsOf = ({ $notifications }: ReturnType<typeof make>) =>
  $notifications.get().map(({ text }) => text)

test('shows three at most and removes the oldest', () => {
  const notifications = make()
  for (const text of ['a', 'b', 'c', 'd']) notifications.show('info', text)
  expect(textsOf(notifications)).toEqual(['b', 'c', 'd'])
})

test('does not show the same text twice at a time', () => {
  const notifications = make()
  const first = notifications.show('info', 'a')
  expect(notifications.show('info', 'a')).toBe(first)
  expect(textsOf(notifications)).toEqual(['a'])
  notifications.dismiss(first)
  expect(textsOf(notifications)).toEqual([])
  expect(notifications.show('info', 'a')).not.toBe(first)
})

test('shows the same text again as another kind', () => {
  const notifications = make()
  notifications.show('success', 'Saved')
  notifications.show('error', 'Saved')
  expect(notifications.$notifications.get().map(({ kind }) => kind)).toEqual(['success', 'error'])
})

test('changes nothing when a removed notification is dismissed', () => {
  const notifications = make()
  notifications.show('info', 'a')
  notifications.dismiss('nothing')
  expect(textsOf(notifications)).toEqual(['a'])
})
