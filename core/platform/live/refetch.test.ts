import { QueryObserver } from '@tanstack/query-core'
import { expect, test } from 'vitest'
import { createManualTime } from '../../testing/manual-time.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { createLiveRefetch } from './refetch.ts'

const scene = () => {
  const time = createManualTime()
  const client = createQueryClient()
  const read = new Map<string, number>()
  let isHidden = false
  const show = (id: string, input: object, answer: () => Promise<unknown>): void => {
    const observer = new QueryObserver(client, {
      queryKey: [id, input],
      queryFn: () => {
        const name = `${id} ${JSON.stringify(input)}`
        read.set(name, (read.get(name) ?? 0) + 1)
        return answer()
      },
    })
    observer.subscribe(() => {})
  }
  const refetch = createLiveRefetch({
    client,
    shown: [{ kind: 'quote', lists: ['list'], records: ['record'] }],
    after: (ms, work) => time.after(ms, work),
    isHidden: () => isHidden,
  })
  const emit = (id: string, version = '2026-11-20T10:00:00.000Z') =>
    refetch.handleEvent({ type: 'changed', kind: 'quote', records: [{ id, version }] })
  return { time, read, show, refetch, emit, hide: (value: boolean) => (isHidden = value) }
}

const nothing = () => Promise.resolve(null)

test('refetches a list once for five hundred changes, and once more for those during it', async () => {
  const { time, read, show, emit } = scene()
  let answer: (value: null) => void = () => {}
  show('list', {}, () => new Promise((resolve) => (answer = resolve)))
  answer(null)
  await time.settle()
  for (let at = 0; at < 500; at += 1) emit(`q-${at}`)
  await time.advance(250)
  expect([...read.values()]).toEqual([2])
  for (let at = 0; at < 500; at += 1) emit(`q-${at}`)
  await time.advance(5_000)
  expect([...read.values()]).toEqual([2])
  answer(null)
  await time.advance(250)
  expect([...read.values()]).toEqual([3])
})

test('refetches the first change almost at once, those after it together', async () => {
  const { time, read, show, emit } = scene()
  show('list', {}, nothing)
  await time.settle()
  emit('one')
  await time.advance(50)
  expect([...read.values()]).toEqual([2])
  emit('two')
  await time.advance(150)
  emit('three')
  expect([...read.values()]).toEqual([2])
  await time.advance(100)
  expect([...read.values()]).toEqual([3])
  await time.advance(5_000)
  expect([...read.values()]).toEqual([3])
})

test('refetches a changed record unless this version is loaded already', async () => {
  const { time, read, show, emit, refetch } = scene()
  const at = (modified: string) => () => Promise.resolve({ modified })
  show('record', { params: { id: 'one' } }, at('2026-11-20T09:00:00.000Z'))
  show('record', { params: { id: 'two' } }, at('2026-11-20T10:00:00.000Z'))
  show('record', { params: { id: 'three' } }, nothing)
  await time.settle()
  emit('one')
  emit('two')
  await time.advance(250)
  expect([...read.values()]).toEqual([2, 1, 1])
  refetch.handleEvent({ type: 'changed', kind: 'quote', records: [] })
  await time.advance(250)
  expect([...read.values()]).toEqual([3, 2, 2])
})

test('refetches when a hidden tab becomes visible', async () => {
  const { time, read, show, emit, refetch, hide } = scene()
  show('list', {}, nothing)
  await time.settle()
  hide(true)
  emit('one')
  await time.advance(250)
  expect([...read.values()]).toEqual([1])
  hide(false)
  refetch.wake()
  await time.settle()
  expect([...read.values()]).toEqual([2])
})

test('refetches everything after a gap', async () => {
  const { time, read, show, refetch } = scene()
  show('list', {}, nothing)
  show('record', { params: { id: 'one' } }, nothing)
  await time.settle()
  refetch.handleEvent({ type: 'reset' })
  await time.advance(250)
  expect([...read.values()]).toEqual([2, 2])
})
