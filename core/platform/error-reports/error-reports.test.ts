import { atom } from 'nanostores'
import { describe, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import type { EnvironmentInfo } from '../environment/environment.ts'
import { createErrorReports, type Reporter } from './error-reports.ts'

const dsn = 'https://key@reports.example/1'
const production: EnvironmentInfo = { envName: 'prod', prod: true, errorReports: { dsn } }

/** A production page with a DSN and consent by default. */
const begin = (given: { readonly consent: boolean | undefined } = { consent: true }) => {
  const $environment = atom<EnvironmentInfo | undefined>(production)
  const $consent = atom(given.consent)
  const reporter = {
    report: vi.fn<Reporter['report']>(),
    stop: vi.fn<Reporter['stop']>(() => Promise.resolve()),
  }
  const load = vi.fn<(to: object) => Promise<Reporter>>(() => Promise.resolve(reporter))
  const reports = createErrorReports({ $environment, $consent, load })
  return { $environment, $consent, reporter, load, reports }
}

const boom = new TypeError('boom')

describe('error reports', () => {
  test('are sent in production, with a DSN and consent', async () => {
    const { reports, reporter, load } = begin()
    expect(load).toHaveBeenCalledExactlyOnceWith({ dsn, envName: 'prod' })
    reports.report(boom)
    reports.report(new TypeError('Failed to fetch'))
    await eventually(() => expect(reporter.report).toHaveBeenCalledExactlyOnceWith(boom))
  })

  test.each([
    ['outside production', { ...production, prod: false }, true],
    ['without a DSN', { envName: 'prod', prod: true }, true],
    ['before the environment is known', undefined, true],
    ['before consent', production, undefined],
    ['without consent', production, false],
  ])('load no code %s', (_, environment, consent) => {
    const $environment = atom<EnvironmentInfo | undefined>(environment)
    const load = vi.fn<() => Promise<Reporter>>()
    const reports = createErrorReports({
      $environment,
      $consent: atom<boolean | undefined>(consent),
      load,
    })
    reports.report(boom)
    expect(load).not.toHaveBeenCalled()
  })

  test('are sent for errors before consent once it is given, ten at most', async () => {
    const { $consent, reports, reporter } = begin({ consent: undefined })
    for (let index = 0; index < 12; index += 1) reports.report(new Error(`e${index}`))
    $consent.set(true)
    await eventually(() => expect(reporter.report).toHaveBeenCalledTimes(10))
    expect(reporter.report.mock.calls.map(([error]) => String(error)).at(0)).toBe('Error: e2')
  })

  test('are dropped for errors before a denial', async () => {
    const { $consent, reports, reporter, load } = begin({ consent: undefined })
    reports.report(boom)
    $consent.set(false)
    $consent.set(true)
    await eventually(() => expect(load).toHaveBeenCalledOnce())
    await Promise.resolve()
    expect(reporter.report).not.toHaveBeenCalled()
  })

  test('stop when consent is withdrawn, and start again with it', async () => {
    const { $consent, reports, reporter, load } = begin()
    $consent.set(undefined)
    await eventually(() => expect(reporter.stop).toHaveBeenCalledOnce())
    $consent.set(true)
    reports.report(boom)
    await eventually(() => expect(reporter.report).toHaveBeenCalledOnce())
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('fail silently when their code does not load', async () => {
    const load = vi.fn<() => Promise<Reporter>>(() => Promise.reject(new Error('offline')))
    const reports = createErrorReports({
      $environment: atom<EnvironmentInfo | undefined>(production),
      $consent: atom<boolean | undefined>(true),
      load,
    })
    reports.report(boom)
    await eventually(() => expect(load).toHaveBeenCalledOnce())
    reports.dispose()
  })
})
