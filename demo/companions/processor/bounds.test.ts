import { expect, test } from 'vitest'
import { findUnbounded } from '#core/testing/unbounded.ts'
import { processorInputs } from './app.ts'

test.each(Object.entries(processorInputs))('every part of %s has a maximum', (name, shape) => {
  expect(findUnbounded(shape, name)).toEqual([])
})
