import { expect, test } from 'vitest'
import { createStableRows } from './stable-rows.ts'

const row = (id: string, name: string) => ({ id, name, tags: [name] })

test('returns the same object for an equal row of the next response at any position', () => {
  const share = createStableRows<ReturnType<typeof row>>()
  const [first, second] = share([row('1', 'Kestrel'), row('2', 'Strand')])
  const next = share([row('3', 'Gulf'), row('2', 'Strand'), row('1', 'Osprey')])
  expect(next[1]).toBe(second)
  expect(next[2]).not.toBe(first)
  expect(next.map(({ name }) => name)).toEqual(['Gulf', 'Strand', 'Osprey'])
})
