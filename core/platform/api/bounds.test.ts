import { expect, test } from 'vitest'
import { unboundedIn } from '../../testing/unbounded.ts'
import { catalogue } from '../../catalogue.ts'

test.each(catalogue)('every input of $id is bounded', ({ id, params, query, body }) => {
  const unbounded = Object.entries({ params, query, body }).flatMap(([part, shape]) =>
    shape === undefined ? [] : unboundedIn(shape, `${id} ${part}`),
  )
  expect(unbounded).toEqual([])
})
