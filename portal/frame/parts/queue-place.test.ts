import { expect, test } from 'vitest'
import { neighboursOf, pagesOf, placeAfter, startPlace, type QueuePlace } from './queue-place.ts'
import { queueSize } from './queue-query.ts'

const queue = Array.from({ length: 250 }, (_, at) => `quote ${at + 1}`)

interface Opened {
  readonly id: string
  readonly isWaiting?: boolean
  readonly start?: number
}

/** The rows of the queue pages that a place reads. */
const rowsOf = (place: QueuePlace, of: readonly string[]) => {
  const pages = Math.ceil(of.length / queueSize)
  const numbers = pagesOf(place, pages)
  const offset = (numbers[0] ?? 0) * queueSize
  return { offset, ids: of.slice(offset, ((numbers.at(-1) ?? 0) + 1) * queueSize), pages }
}

/** Reads pages until the place is stable. */
const settle = (
  place: QueuePlace,
  { id, isWaiting = true, start = 0 }: Opened,
  of = queue,
): QueuePlace => {
  const next = placeAfter(place, { id, isWaiting, start }, rowsOf(place, of))
  return next === place ? place : settle(next, { id, isWaiting, start }, of)
}

const open = (opened: Opened, of = queue) =>
  settle(startPlace(opened.id, opened.start ?? 0), opened, of)

const beside = (place: QueuePlace, of = queue) => neighboursOf(place, rowsOf(place, of))

test('steps through the whole queue and back, a few rows at a time', () => {
  let place = open({ id: 'quote 1' })
  const there = ['quote 1']
  for (let { nextId } = beside(place); nextId !== undefined; { nextId } = beside(place)) {
    there.push(nextId)
    place = settle(place, { id: nextId })
    expect(pagesOf(place, 3).length).toBeLessThanOrEqual(2)
  }
  expect(there).toEqual(queue)
  const back = ['quote 250']
  for (
    let { previousId: id } = beside(place);
    id !== undefined;
    { previousId: id } = beside(place)
  ) {
    back.push(id)
    place = settle(place, { id })
  }
  expect(back.toReversed()).toEqual(queue)
})

test.each([
  ['on the page that its table showed', { id: 'quote 180', start: 1 }, 'quote 181'],
  ['on the following pages', { id: 'quote 215' }, 'quote 216'],
  ['nowhere, where it does not wait', { id: 'other', isWaiting: false }, 'quote 1'],
  ['nowhere, and from any page', { id: 'other', start: 2 }, 'quote 1'],
  ['nowhere, by its status', { id: 'quote 215', isWaiting: false }, 'quote 1'],
])('a record is found %s', (_, opened, next) => {
  expect(beside(open(opened)).nextId).toBe(next)
})

test('a record is searched on at most five pages', () => {
  const long = Array.from({ length: 2_000 }, (_, at) => `quote ${at + 1}`)
  expect(open({ id: 'quote 500' }, long).at).toBe(499)
  const lost = open({ id: 'quote 501' }, long)
  expect(lost.at).toBeUndefined()
  expect(beside(lost, long)).toEqual({ nextId: 'quote 1', previousId: undefined })
})

test('a record that left the queue keeps its place', () => {
  const place = open({ id: 'quote 100' })
  const rest = queue.filter((id) => id !== 'quote 100')
  const decided = settle(place, { id: 'quote 100', isWaiting: false }, rest)
  expect(beside(decided, rest)).toEqual({ nextId: 'quote 101', previousId: 'quote 99' })
})

test('opening another record searches from the beginning', () => {
  const place = open({ id: 'quote 240', start: 2 })
  expect(beside(settle(place, { id: 'other' })).nextId).toBe('quote 1')
  expect(beside(settle(place, { id: 'quote 3' })).nextId).toBe('quote 4')
})
