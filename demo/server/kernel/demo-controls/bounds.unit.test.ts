import { expect, test } from 'vitest'
import { findUnbounded } from '#core/testing/unbounded.ts'
import { clock, faults, flags } from './shapes.ts'

test.each(Object.entries({ clock, faults, flags }))(
  'every part of %s has a maximum',
  (name, shape) => {
    expect(findUnbounded(shape, name)).toEqual([])
  },
)
