import { expect, test } from 'vitest'
import {
  neighboursOf,
  pagesOf,
  nextPosition,
  startPosition,
  type QueuePosition,
} from './queue-position.ts'
import { queueSize } from './queue-query.ts'

const queue = Array.from({ length: 250 }, (_, at) => `quote ${at + 1}`)

interface Opened {
  readonly id: string
  readonly isWaiting?: boolean
  readonly start?: number
}

/** The rows of the queue pages that are read for a position. */
const rowsOf = (position: QueuePosition, of: readonly string[]) => {
  const pages = Math.ceil(of.length / queueSize)
  const numbers = pagesOf(position, pages)
  const offset = (numbers[0] ?? 0) * queueSize
  return { offset, ids: of.slice(offset, ((numbers.at(-1) ?? 0) + 1) * queueSize), pages }
}

/** Reads pages until the position is stable. */
const settle = (
  position: QueuePosition,
  { id, isWaiting = true, start = 0 }: Opened,
  of = queue,
): QueuePosition => {
  const next = nextPosition(position, { id, isWaiting, start }, rowsOf(position, of))
  return next === position ? position : settle(next, { id, isWaiting, start }, of)
}

const open = (opened: Opened, of = queue) =>
  settle(startPosition(opened.id, opened.start ?? 0), opened, of)

const neighbours = (position: QueuePosition, of = queue) =>
  neighboursOf(position, rowsOf(position, of))

test('steps through the whole queue and back, a few rows at a time', () => {
  let position = open({ id: 'quote 1' })
  const visited = ['quote 1']
  for (
    let { nextId } = neighbours(position);
    nextId !== undefined;
    { nextId } = neighbours(position)
  ) {
    visited.push(nextId)
    position = settle(position, { id: nextId })
    expect(pagesOf(position, 3).length).toBeLessThanOrEqual(2)
  }
  expect(visited).toEqual(queue)
  const back = ['quote 250']
  for (
    let { previousId: id } = neighbours(position);
    id !== undefined;
    { previousId: id } = neighbours(position)
  ) {
    back.push(id)
    position = settle(position, { id })
  }
  expect(back.toReversed()).toEqual(queue)
})

test.each([
  ['on the page that its table showed', { id: 'quote 180', start: 1 }, 'quote 181'],
  ['on the following pages', { id: 'quote 215' }, 'quote 216'],
  ['on no page, if it is not in the queue', { id: 'other', isWaiting: false }, 'quote 1'],
  ['nowhere, and from any page', { id: 'other', start: 2 }, 'quote 1'],
  ['nowhere, by its status', { id: 'quote 215', isWaiting: false }, 'quote 1'],
])('finds a record %s', (_, opened, next) => {
  expect(neighbours(open(opened)).nextId).toBe(next)
})

test('searches for a record on at most five pages', () => {
  const long = Array.from({ length: 2_000 }, (_, at) => `quote ${at + 1}`)
  expect(open({ id: 'quote 500' }, long).index).toBe(499)
  const absent = open({ id: 'quote 501' }, long)
  expect(absent.index).toBeUndefined()
  expect(neighbours(absent, long)).toEqual({ nextId: 'quote 1', previousId: undefined })
})

test('keeps the position of a record that left the queue', () => {
  const position = open({ id: 'quote 100' })
  const rest = queue.filter((id) => id !== 'quote 100')
  const decided = settle(position, { id: 'quote 100', isWaiting: false }, rest)
  expect(neighbours(decided, rest)).toEqual({ nextId: 'quote 101', previousId: 'quote 99' })
})

test('searches from the beginning when another record is opened', () => {
  const position = open({ id: 'quote 240', start: 2 })
  expect(neighbours(settle(position, { id: 'other' })).nextId).toBe('quote 1')
  expect(neighbours(settle(position, { id: 'quote 3' })).nextId).toBe('quote 4')
})
