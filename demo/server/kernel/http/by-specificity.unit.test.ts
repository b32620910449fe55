import { expect, test } from 'vitest'
import { catalogue } from '#core/catalogue.ts'
import { bySpecificity } from './by-specificity.ts'

const matches = (path: string, address: string): boolean => {
  const segments = path.split('/')
  const parts = address.split('/')
  return (
    segments.length === parts.length &&
    segments.every((segment, at) => segment.startsWith('{') || segment === parts[at])
  )
}

/**
 * Rotations of the catalogue to test: sorting without a total order depends on the initial order.
 */
const step = 23

test('the first path that matches an address is that of its own call, for any initial order', () => {
  const lost = new Set<string>()
  for (let start = 0; start < catalogue.length; start += step) {
    const rotated = [...catalogue.slice(start), ...catalogue.slice(0, start)]
    const sorted = rotated.toSorted(bySpecificity)
    for (const { id, method, path } of catalogue) {
      const address = path.replaceAll(/\{(\w+)\}/g, 'some-$1')
      const found = sorted.find((each) => each.method === method && matches(each.path, address))
      if (found?.id !== id) lost.add(`${id} is read as ${found?.id}`)
    }
  }
  expect([...lost]).toEqual([])
})
