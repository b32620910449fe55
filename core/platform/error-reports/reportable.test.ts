import { describe, expect, test } from 'vitest'
import type { ErrorPhase } from '../../foundation/errors/client-error.ts'
import { clientError } from '../../testing/client-error.ts'
import { ignoredStatuses, isReportable } from './reportable.ts'

const failed = (phase: ErrorPhase, status = 0) => clientError({ phase, status })

describe('not reportable', () => {
  test.each([...ignoredStatuses])('excludes status %i', (status) => {
    expect(isReportable(failed('answer', status))).toBe(false)
  })

  test.each(['cancel', 'network', 'load'] as const)(
    'excludes a call that failed with %s',
    (phase) => {
      expect(isReportable(failed(phase))).toBe(false)
    },
  )

  test.each([
    'Request Cancelled',
    'The operation was aborted.',
    'timeout of 3000ms exceeded: timed out',
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Failed to fetch dynamically imported module: https://p.example/assets/a.js',
    'Importing a module script failed.',
    'Loading chunk 7 failed',
  ])('excludes “%s”', (text) => {
    expect([isReportable(new TypeError(text)), isReportable(text)]).toEqual([false, false])
  })

  test.each(['AbortError', 'TimeoutError', 'PartMissing'])('excludes an error named %s', (name) => {
    expect(isReportable(Object.assign(new Error('x'), { name }))).toBe(false)
  })
})

describe('reportable', () => {
  test.each([
    ['a broken view', new TypeError('x is undefined')],
    ['an unreadable answer', failed('decode')],
    ['an unexpected status', failed('answer', 418)],
    ['a thrown text', 'boom'],
  ])('includes %s', (_, error) => {
    expect(isReportable(error)).toBe(true)
  })
})
