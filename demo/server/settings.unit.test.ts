import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const processor = {
  PROCESSOR_NAME: 'Example Pay',
  PROCESSOR_ORIGIN: 'https://payments.example/',
  PROCESSOR_KEY: 'pk_live_1',
  PROCESSOR_SECRET: '0123456789abcdef0123456789abcdef',
} as const

describe('settings', () => {
  test('have defaults, with the demo on for loopback only', () => {
    const { config, seed } = readSettings({})
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      demo: true,
      accessTtl: 900,
      origins: { portal: { US: 'http://127.0.0.1:4000' }, siteUs: 'http://127.0.0.1:4001' },
    })
    expect(seed).toBe('small')
    expect(readSettings({ HOST: '0.0.0.0' }).config.demo).toBe(false)
    expect(readSettings({ HOST: '0.0.0.0', DEMO: '1' }).config.demo).toBe(true)
    expect(readSettings({ DEMO: '0' }).config.demo).toBe(false)
  })

  test.each([
    [{}, 'http://127.0.0.1:4000', 'http://uk.localhost:4000', 'http://au.localhost:4000'],
    [
      { HOST: '192.0.2.7' },
      'http://192.0.2.7:4000',
      'http://192.0.2.7:4000',
      'http://192.0.2.7:4000',
    ],
    [
      {
        PORTAL_ORIGIN: 'https://portal.example/',
        PORTAL_ORIGIN_UK: 'https://portal.example.co.uk',
      },
      'https://portal.example',
      'https://portal.example.co.uk',
      'https://portal.example',
    ],
  ])('have a portal for each region: %o', (environment, US, UK, AU) => {
    expect(readSettings(environment).config.origins.portal).toEqual({ US, UK, AU })
  })

  test.each([
    ['PORT', 'x'],
    ['PORT', '0'],
    ['PORT', '65534'],
    ['PORTAL_ORIGIN', 'portal.example'],
    ['PORTAL_ORIGIN_AU', 'ftp://portal.example'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_WAIT', '1 minute'],
    ['SMTP_URL', 'x'],
    ['DEMO', 'yes'],
    ['DEMO_SEED', 'huge'],
    ['ACCESS_TTL', '-1'],
    ['REFRESH_TTL', '1.5'],
    ['RATE_LIMITS', '0'],
    ['PROXIES', 'all'],
    ['PROCESSOR_NAME', 'x'.repeat(101)],
    ['PROCESSOR_ORIGIN', 'https://payments.example/pay'],
    ['PROCESSOR_ORIGIN', 'https://payments.example;frame-src*'],
    ['PROCESSOR_ORIGIN', 'http://payments.example'],
    ['PROCESSOR_ORIGIN', 'http://localhost.example'],
    ['PROCESSOR_KEY', 'pk 1'],
    ['PROCESSOR_SECRET', 'short'],
  ])('reject %s=%s in one line that contains its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+$`))
  })

  test('have one payment processor or none', () => {
    expect(readSettings(processor).config.processor).toEqual({
      name: 'Example Pay',
      origin: 'https://payments.example',
      key: 'pk_live_1',
      secret: processor.PROCESSOR_SECRET,
      isDemo: false,
    })
    expect(readSettings({}).config.processor).toBeUndefined()
  })

  test.each(['http://localhost:4002', 'http://127.0.0.1:4002', 'http://[::1]:4002'])(
    'accept the payment processor at %s',
    (origin) => {
      const settings = readSettings({ ...processor, PROCESSOR_ORIGIN: origin })
      expect(settings.config.processor?.origin).toBe(origin)
    },
  )

  test.each(Object.keys(processor))('have no payment processor without %s', (name) => {
    expect(() => readSettings({ ...processor, [name]: '' })).toThrow(
      new RegExp(`^${name} must be set too: [^\n]+$`),
    )
  })

  test('never repeat the secret of the payment processor in an error', () => {
    const secret = 'a secret with spaces that is long enough'
    const start = () => readSettings({ ...processor, PROCESSOR_SECRET: secret })
    expect(start).toThrow(/^PROCESSOR_SECRET must be (?!.*a secret)/)
  })

  test('never repeat an address in an error, because it may contain a password', () => {
    const errorOf = (DATABASE_URL: string): string => {
      try {
        readSettings({ DATABASE_URL })
        return 'taken'
      } catch (error) {
        return String(error)
      }
    }
    expect(errorOf('mysql://user:hush@host/x')).toContain('DATABASE_URL')
    expect(errorOf('mysql://user:hush@host/x')).not.toContain('hush')
  })
})
