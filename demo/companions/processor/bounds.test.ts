import { expect, test } from 'vitest'
import { unboundedIn } from '#core/testing/unbounded.ts'
import { processorInputs } from './app.ts'

test.each(Object.entries(processorInputs))('every part of %s has a maximum', (name, shape) => {
  expect(unboundedIn(shape, name)).toEqual([])
})
