import { randomUUID } from 'node:crypto'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lineOf, messageOf, pathOf, stackOf } from './log.ts'
import { newToken } from './one-time-token.ts'

test('a failed query is logged without its values', () => {
  const { token } = newToken()
  const error = new DrizzleQueryError(
    'insert into "jobs" ("payload") values ($1)',
    [`A link:\n${token}`],
    new Error('connection terminated'),
  )
  const line = lineOf({ what: 'request failed', error })
  expect(line).toContain('insert into')
  expect(line).toContain('connection terminated')
  expect(line).toContain('log.unit.test.ts')
  expect(line).not.toContain(token)
  expect(messageOf(error)).not.toContain(token)
  expect(stackOf(error)).toContain('log.unit.test.ts')
  expect(stackOf(error)).not.toContain(token)
})

test('a path is logged without one-time tokens and email addresses', () => {
  const { token } = newToken()
  expect(pathOf(`/api/auth/v1/validatePasswordReset/${token}`)).toBe(
    '/api/auth/v1/validatePasswordReset/…',
  )
  expect(pathOf('/api/auth/v1/passwords/agent@demo.test/reset')).toBe(
    '/api/auth/v1/passwords/…/reset',
  )
  const quote = `/api/quote/v1/${randomUUID()}/pdf`
  expect(pathOf(quote)).toBe(quote)
})
