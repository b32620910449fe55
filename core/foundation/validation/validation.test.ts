import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { regions } from '../region/regions.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { domainsIn, isDomain, withoutScheme } from './domain.ts'
import { fieldErrorsIn, keyOfCode } from './field-errors.ts'
import { phoneError } from './phone-error.ts'
import { dialable, formatPhone } from './phone.ts'
import { isPostalCode, postalCodeErrorIn } from './postal-code.ts'
import {
  domainName,
  emailAddress,
  personName,
  phoneNumber,
  postalCode,
  requiredText,
} from './shapes.ts'

const codesOf = (shape: ZodMiniType, value: unknown): readonly string[] =>
  fieldErrorsIn(shape.safeParse(value).error).map(({ code }) => code)

describe('phone numbers', () => {
  test.each([
    ['US', '5125550143', '+15125550143'],
    ['US', '(512) 555-0143', '+15125550143'],
    ['US', '1 512 555 0143', '+15125550143'],
    ['US', '+1 512 555 0143', '+15125550143'],
    ['US', '512 555 014', null],
    ['US', '251 255 501 43', null],
    ['US', '+44 20 7946 0199', null],
    ['US', '512-555-0143 x2', null],
    ['US', '512-555-0143 (home)', '+15125550143'],
    ['UK', '020 7946 0199 (home)', null],
    ['UK', '020 7946 0199', '+442079460199'],
    ['UK', '+44 20 7946 0199', '+442079460199'],
    ['UK', '0044 20 7946 0199', '+442079460199'],
    ['UK', '44 5555 555555', '+445555555555'],
    ['UK', '+44 (0)20 7946 0199', '+442079460199'],
    ['UK', '+1 512 555 0143', null],
    ['UK', '020 7946', null],
    ['UK', '(020) 7946 0199', '+442079460199'],
    ['UK', '(512) 555-0143', null],
    ['UK', '512-555-0143', null],
    ['UK', '(713) 555-0143', null],
    ['AU', '(512) 555-0143', null],
    ['AU', '(02) 7010 4321', '+61270104321'],
    ['AU', '1300 975 707', '+611300975707'],
    ['AU', '+61 2 7010 4321', '+61270104321'],
    ['AU', '+61 491 578 888', '+61491578888'],
    ['AU', '0491 578 888', '+61491578888'],
    ['AU', '491 578 88', null],
    ['AU', '', null],
  ] as const)('%s %j dials as %s', (region, text, dials) => {
    expect(dialable(region, text)).toBe(dials)
  })

  test.each([
    ['US', '15125550143', '(512) 555-0143'],
    ['US', '512555', '512555'],
    ['UK', '05555 555555', '44 5555 555555'],
    ['AU', '0270104321', '+61 2 7010 4321'],
    ['AU', '0491578888', '+61 491 578 888'],
  ] as const)('%s %s reads %s', (region, text, reads) => {
    expect(formatPhone(region, text)).toBe(reads)
  })

  test('in the US ten digits are a number, or eleven with a leading one, with any separators', () => {
    const filler = fc.stringMatching(/^[^\d+]{0,3}$/)
    fc.assert(
      fc.property(
        fc.stringMatching(/^[2-9]\d{0,13}$/),
        fc.array(filler, { minLength: 15, maxLength: 15 }),
        (digits, fillers) => {
          const text = Array.from(digits)
            .map((digit, at) => `${fillers[at] ?? ''}${digit}`)
            .join('')
          expect(dialable('US', text) !== null).toBe(digits.length === 10)
          expect(dialable('US', `1${text}`) !== null).toBe(digits.length === 10)
        },
      ),
    )
  })

  test.each([
    ['', false, undefined],
    [' ', true, 'Cell phone is required'],
    ['512555', false, 'Cell phone is not a valid phone number'],
    ['(512) 555-0143', true, undefined],
  ])('a field with %j, required: %s, says %s', async (text, required, says) => {
    const { platform } = await testPlatform()
    expect(phoneError(platform.wording.t, 'US', text, { label: 'Cell phone', required })).toBe(says)
  })

  test('a number formats and dials the same however often it is formatted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...regions),
        fc.stringMatching(/^[\d ()+-]{0,18}$/),
        (region, text) => {
          const formatted = formatPhone(region, text)
          expect(dialable(region, formatted)).toBe(dialable(region, text))
          expect(formatPhone(region, formatted)).toBe(formatted)
        },
      ),
    )
  })
})

describe('postal codes', () => {
  test.each([
    ['US', '75201', true],
    ['US', '75201-1234', true],
    ['US', '00000', false],
    ['US', '00000-1234', false],
    ['US', '7520', false],
    ['US', '75201-12', false],
    ['UK', 'EC1A 1BB', true],
    ['UK', 'ec1a1bb', true],
    ['UK', ' M1 1AE ', true],
    ['UK', 'W1A 0AX', true],
    ['UK', '75201', false],
    ['UK', 'EC1A  1BB', false],
    ['AU', '2000', true],
    ['AU', '0800', true],
    ['AU', '20000', false],
    ['AU', '', false],
  ] as const)('%s %j: %s', (region, text, holds) => {
    expect(isPostalCode(region, text)).toBe(holds)
  })

  test.each([
    ['AU', 'NSW', '2000', undefined],
    ['AU', 'VIC', '2000', 'postcodeOfOtherState'],
    ['AU', 'WA', '6000', undefined],
    ['AU', 'QLD', '6000', 'postcodeOfOtherState'],
    ['AU', 'NT', '0800', undefined],
    // along a border a postcode is of two states
    ['AU', 'ACT', '2620', undefined],
    ['AU', 'NSW', '2620', undefined],
    ['AU', undefined, '2000', undefined],
    ['AU', 'NSW', '20', 'australianPostcodeInvalid'],
    ['US', 'TX', '90210', undefined],
  ] as const)('%s, %s, %s: %s', (region, state, text, code) => {
    expect(postalCodeErrorIn(region, state, text)).toBe(code)
  })

  test('each region has its own message', () => {
    const named = ['US', 'UK', 'AU'] as const
    expect(named.map((region) => codesOf(postalCode(region), 'nonsense!'))).toEqual([
      ['zipInvalid'],
      ['postcodeInvalid'],
      ['australianPostcodeInvalid'],
    ])
    expect(codesOf(postalCode('US'), '')).toEqual(['required'])
  })
})

describe('domain names', () => {
  test.each([
    ['', true],
    ['a.example', true],
    ['www.a-b.co.uk', true],
    ['A.EXAMPLE', true],
    ['a.abcdefghijk', true],
    ['a.abcdefghijkl', false],
    ['a.b', false],
    ['example', false],
    ['-a.example', false],
    ['a-.example', false],
    ['a..example', false],
    ['a b.example', false],
    ['a.example/path', false],
    ['a.ex4mple', false],
  ])('%j: %s', (text, holds) => {
    expect(isDomain(text)).toBe(holds)
    expect(codesOf(domainName(), text)).toEqual(holds ? [] : ['domainInvalid'])
  })

  test.each([
    ['https://a.example', 'a.example'],
    [' http://a.example ', 'a.example'],
    ['ftp+x://a.example', 'a.example'],
    ['a.example', 'a.example'],
  ])('%j without its scheme is %s', (text, bare) => {
    expect(withoutScheme(text)).toBe(bare)
  })

  test.each([
    ['', []],
    ['https://A.example/', ['a.example']],
    ['a.example, http://b.example;a.example\nc.example', ['a.example', 'b.example', 'c.example']],
  ])('%j names %j', (text, domains) => {
    expect(domainsIn(text)).toEqual(domains)
  })

  test('the list of domains is stable when read again, without repetition', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const domains = domainsIn(text)
        expect(new Set(domains).size).toBe(domains.length)
        expect(domains.every((each) => !/[\s,;]/.test(each) && each !== '')).toBe(true)
      }),
    )
    const label = fc.stringMatching(/^[a-z]([a-z\d-]{0,8}[a-z\d])?$/)
    const top = fc.stringMatching(/^[a-z]{2,11}$/)
    const domain = fc.tuple(label, label, top).map((parts) => parts.join('.'))
    fc.assert(
      fc.property(fc.uniqueArray(domain), fc.constantFrom(' ', ', ', ';', '\n'), (all, between) => {
        expect(all.every(isDomain)).toBe(true)
        expect(domainsIn(all.map((each) => `https://${each}`).join(between))).toEqual(all)
      }),
    )
  })

  test('every text is checked in a short time', () => {
    expect(isDomain(`${'a-'.repeat(5_000)}!`)).toBe(false)
  })
})

describe('shapes', () => {
  test.each([
    [requiredText(5), undefined, ['required']],
    [requiredText(5), '   ', ['required']],
    [requiredText(5), 'abcdef', ['tooLong']],
    [personName('firstNameRequired'), '', ['firstNameRequired']],
    [personName(), 'R2D2', ['nameInvalid']],
    [personName(), 'Zoë O’Hara-Łęcka', []],
    [emailAddress(), undefined, ['emailRequired']],
    [emailAddress(), 'a@b', ['emailInvalid']],
    [emailAddress(), ' a@b.example ', []],
    [phoneNumber('US'), '', ['phoneRequired']],
    [phoneNumber('US'), '020 7946 0199', ['phoneInvalid']],
    [phoneNumber(), '020 7946 0199', []],
    [phoneNumber(), 'call me', ['phoneInvalid']],
  ])('%#', (shape, value, codes) => {
    const found = codesOf(shape, value)
    expect(found.slice(0, 1)).toEqual(codes)
  })

  test('trim their values', () => {
    expect(emailAddress().parse(' a@b.example ')).toBe('a@b.example')
  })
})

describe('field errors', () => {
  test('carry code, field and the numbers of the check', () => {
    const { error } = requiredText(5).safeParse('abcdef')
    expect(fieldErrorsIn(error)).toEqual([
      { code: 'tooLong', params: expect.objectContaining({ maximum: 5 }) as object },
    ])
  })

  test('of any other error are empty', () => {
    expect(fieldErrorsIn(new Error('a defect'))).toEqual([])
    expect(fieldErrorsIn(undefined)).toEqual([])
  })

  test('have a text for their code', () => {
    expect(keyOfCode('required')).toBe('errors:required')
    expect(keyOfCode('sign-in:required')).toBe('sign-in:required')
  })
})
