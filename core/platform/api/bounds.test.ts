import { expect, test } from 'vitest'
import { findUnbounded } from '../../testing/unbounded.ts'
import { catalogue } from '../../catalogue.ts'

test.each(catalogue)('has only bounded input: $id', ({ id, params, query, body }) => {
  const unbounded = Object.entries({ params, query, body }).flatMap(([part, shape]) =>
    shape === undefined ? [] : findUnbounded(shape, `${id} ${part}`),
  )
  expect(unbounded).toEqual([])
})
