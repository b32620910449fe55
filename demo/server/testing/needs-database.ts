import { afterAll, beforeAll, expect } from 'vitest'
import { openedDatabases } from './database.ts'

// Each test file of the server opens a database, or its name says that it needs none.

let before = 0
beforeAll(() => {
  before = openedDatabases()
})
afterAll(() => {
  const file = expect.getState().testPath ?? ''
  if (openedDatabases() > before || file.endsWith('.embedded.test.ts')) return
  throw new Error(`${file} opened no database: name it *.unit.test.ts`)
})
