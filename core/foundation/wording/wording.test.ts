import { describe, expect, test } from 'vitest'
import type { Locale } from '../region/regions.ts'
import { createI18nextEngine } from './i18next-engine.ts'
import { createPlainEngine } from './plain-engine.ts'
import { createWording, type WordingLoader } from './wording.ts'

const texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'en-US/errors': {
    required: '{{label}} is required',
    invalidInput: 'Check the fields',
    wrongCode_one: '{{count}} try left',
    wrongCode_other: '{{count}} tries left',
  },
  'en-GB/errors': { invalidInput: 'Check the fields, please' },
  'en-US/common': { action: { close: 'Close' }, failure: { other: '<b>{{label}}</b>' } },
  'en-US/coverages': {},
}

const loaderOf = (requested: string[] = []): WordingLoader => {
  return (locale, namespace) => {
    requested.push(`${locale}/${namespace}`)
    return Promise.resolve(texts[`${locale}/${namespace}`])
  }
}

const wordingIn = async (locale: Locale, loader = loaderOf()) => {
  const wording = createWording({ locale, loader, engine: createPlainEngine() })
  await wording.load('errors', 'common')
  return wording
}

describe('a text', () => {
  test('returns the locale’s own text, otherwise the base’s', async () => {
    const wording = await wordingIn('en-GB')
    expect(wording.t('errors:invalidInput')).toBe('Check the fields, please')
    expect(wording.t('common:action.close')).toBe('Close')
  })

  test('is available in a locale other than the current one', async () => {
    const wording = await wordingIn('en-US')
    await wording.setLocale('en-GB')
    await wording.setLocale('en-US')
    expect(wording.in('en-GB')('errors:invalidInput')).toBe('Check the fields, please')
    expect(wording.t('errors:invalidInput')).toBe('Check the fields')
  })

  test('reports whether a key exists', async () => {
    const wording = await wordingIn('en-GB')
    expect(wording.has('errors:required')).toBe(true)
    expect(wording.has('errors:wrongCode')).toBe(true)
    expect(wording.has('errors:nonsense')).toBe(false)
    expect(wording.has('nonsense')).toBe(false)
  })
})

describe('loading', () => {
  test('loads each file once, the base with the locale', async () => {
    const requested: string[] = []
    const wording = await wordingIn('en-GB', loaderOf(requested))
    await Promise.all([wording.load('errors'), wording.load('errors')])
    expect(requested.toSorted()).toEqual([
      'en-GB/common',
      'en-GB/errors',
      'en-US/common',
      'en-US/errors',
    ])
    expect(wording.isLoaded('errors')).toBe(true)
    expect(wording.isLoaded('coverages')).toBe(false)
  })

  test('notifies listeners when texts arrive', async () => {
    const wording = await wordingIn('en-US')
    const before = wording.$revision.get()
    await wording.load('coverages')
    expect(wording.$revision.get()).toBeGreaterThan(before)
  })

  test('can be repeated after a failure', async () => {
    let fails = true
    const wording = createWording({
      engine: createPlainEngine(),
      locale: 'en-US',
      loader: (locale, namespace) =>
        fails ? Promise.reject(new Error('offline')) : loaderOf()(locale, namespace),
    })
    await expect(wording.load('errors')).rejects.toThrow('offline')
    expect(wording.isLoaded('errors')).toBe(false)
    fails = false
    await wording.load('errors')
    expect(wording.t('errors:invalidInput')).toBe('Check the fields')
  })
})

describe('another locale at runtime', () => {
  test('applies once all loaded namespaces are loaded in the new locale', async () => {
    const wording = await wordingIn('en-US')
    const change = wording.setLocale('en-GB')
    expect(wording.$locale.get()).toBe('en-US')
    await change
    expect(wording.$locale.get()).toBe('en-GB')
    expect(wording.t('errors:invalidInput')).toBe('Check the fields, please')
  })

  test('uses the last requested locale, whichever loads first', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const loader: WordingLoader = async (locale, namespace) => {
      if (locale === 'en-GB') await promise
      return texts[`${locale}/${namespace}`]
    }
    const wording = await wordingIn('en-US', loader)
    const slow = wording.setLocale('en-GB')
    await wording.setLocale('en-AU')
    resolve()
    await slow
    expect(wording.$locale.get()).toBe('en-AU')
  })

  test('keeps the old locale if the new one fails to load', async () => {
    const wording = await wordingIn('en-US', (locale, namespace) =>
      locale === 'en-GB'
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(texts[`${locale}/${namespace}`]),
    )
    await expect(wording.setLocale('en-GB')).rejects.toThrow('offline')
    expect(wording.$locale.get()).toBe('en-US')
  })
})

describe('another engine at runtime', () => {
  test('receives all loaded texts, in every locale', async () => {
    const wording = await wordingIn('en-US')
    await wording.setLocale('en-GB')
    const before = wording.$revision.get()
    wording.replaceEngine(createI18nextEngine())
    expect(wording.$revision.get()).toBeGreaterThan(before)
    expect(wording.t('errors:invalidInput')).toBe('Check the fields, please')
    expect(wording.in('en-US')('errors:invalidInput')).toBe('Check the fields')
    expect(wording.t('errors:required', { label: 'Name' })).toBe('Name is required')
    expect(wording.has('errors:required')).toBe(true)
  })

  test('receives texts that load later', async () => {
    const wording = createWording({
      locale: 'en-US',
      loader: loaderOf(),
      engine: createPlainEngine(),
    })
    const load = wording.load('errors')
    wording.replaceEngine(createI18nextEngine())
    await load
    expect(wording.isLoaded('errors')).toBe(true)
    expect(wording.t('errors:invalidInput')).toBe('Check the fields')
  })
})
