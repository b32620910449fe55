import { expect, test } from 'vitest'
import { unboundedIn } from '#core/testing/unbounded.ts'
import { clock, faults, flags } from './shapes.ts'

test.each(Object.entries({ clock, faults, flags }))(
  'every part of %s has a maximum',
  (name, shape) => {
    expect(unboundedIn(shape, name)).toEqual([])
  },
)
