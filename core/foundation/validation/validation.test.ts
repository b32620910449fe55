import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { regions } from '../region/regions.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { domainOf, parseDomains, isDomain, withoutScheme } from './domain.ts'
import { unicodeDomain } from './unicode-domain.ts'
import { fieldErrorsIn, keyOfCode } from './field-errors.ts'
import { dialable, formatPhone, phoneError, storedPhone } from './phone.ts'
import { assignablePhone } from './numbering-plan.ts'
import { isPostalCode, postalCodeErrorIn } from './postal-code.ts'
import {
  domainText,
  emailAddress,
  personName,
  phoneNumber,
  postalCode,
  postalText,
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
    ['US', '+44 20 7946 0199', '+442079460199'],
    ['US', '011 44 20 7946 0199', '+442079460199'],
    ['US', '512-555-0143 (home)', '+15125550143'],
    ['US', 'call 512-555-0143', '+15125550143'],
    ['US', '512‑555‑0143', '+15125550143'],
    ['US', '\u202a+1 (512) 555-0143\u202c', '+15125550143'],
    ['US', '５１２－５５５－０１４３', '+15125550143'],
    ['US', '٥١٢٥٥٥٠١٤٣', '+15125550143'],
    ['US', 'tel:+1-512-555-0143', '+15125550143'],
    ['US', '512-555-0143 x123', '+15125550143;ext=123'],
    ['US', '(512) 555-0143 ext. 12', '+15125550143;ext=12'],
    ['US', '(512) 555-0143 (x12)', '+15125550143;ext=12'],
    ['US', '512-555-0143 extension 0012', '+15125550143;ext=0012'],
    ['US', '512-555-0143 #12', '+15125550143;ext=12'],
    ['US', '555-0143 ext 123', null],
    ['US', '512-555-0143 ext', null],
    ['US', '512-555-0143, 12', null],
    ['US', '512 555 O143', null],
    ['US', '512-555-014 O', null],
    ['US', '1-800-FLOWERS', null],
    ['US', '5125550143 or 5125550144', null],
    ['US', '+1 512 555 0143 / 0144', null],
    ['UK', '020 7946 0199 (home)', null],
    ['UK', '020 7946 0199', '+442079460199'],
    ['UK', '+44 20 7946 0199', '+442079460199'],
    ['UK', '0044 20 7946 0199', '+442079460199'],
    ['UK', '44 5555 555555', '+445555555555'],
    ['UK', '44 2079 460143', '+442079460143'],
    ['UK', '+44 (0)20 7946 0199', '+442079460199'],
    ['US', '+33 (0)1 42 68 53 00', '+33142685300'],
    ['US', '+49 (030) 12345678', '+493012345678'],
    ['AU', '+353 (0)86 123 4567', '+353861234567'],
    ['UK', '+39 06 698 12345', '+390669812345'],
    ['UK', '+39 (06) 698 12345', '+390669812345'],
    ['US', '01 42 68 53 00', null],
    ['US', '(02) 9123 4567', null],
    ['US', '0000000000', null],
    ['US', '\u202e3410-555-215', null],
    ['US', '\u202d512-555-0143\u202c', '+15125550143'],
    ['AU', '1300 55', null],
    ['AU', '1800 555', null],
    ['AU', '180 2123', '+611802123'],
    ['UK', '020 7946 0199 ext. 5', '+442079460199;ext=5'],
    ['UK', '+1 512 555 0143', '+15125550143'],
    ['UK', '00 33 1 42 68 53 00', '+33142685300'],
    ['UK', '+33 9999', null],
    ['UK', '0800 1111', '+448001111'],
    ['UK', '020 7946', null],
    ['UK', '(020) 7946 0199', '+442079460199'],
    ['UK', '(512) 555-0143', null],
    ['UK', '512-555-0143', null],
    ['UK', '(713) 555-0143', null],
    ['AU', '(512) 555-0143', null],
    ['AU', '(02) 7010 4321', '+61270104321'],
    ['AU', '13 11 14', '+61131114'],
    ['AU', '1300 975 707', '+611300975707'],
    ['AU', '1800 975 707', '+611800975707'],
    ['AU', '1800 FLOWER', null],
    ['AU', '0011 44 20 7946 0199', '+442079460199'],
    ['AU', '+61 2 7010 4321', '+61270104321'],
    ['AU', '+61 491 578 888', '+61491578888'],
    ['AU', '0491 578 888', '+61491578888'],
    ['AU', '491 578 88', null],
    ['AU', '', null],
  ] as const)('stores the %s number %j as %s', (region, text, phone) => {
    expect(storedPhone(region, text)).toBe(phone)
    expect(dialable(region, text)).toBe(phone?.split(';')[0] ?? null)
    expect(assignablePhone(region, text)).toBe(phone)
  })

  test.each([
    ['UK', '+999 12345678'],
    ['US', '+33 012 345 678'],
    ['AU', '+49 1'],
  ] as const)('rejects the %s number %j by the rules of its country', (region, text) => {
    expect(assignablePhone(region, text)).toBeNull()
  })

  test('stores no trunk zero', () => {
    expect(assignablePhone('US', '+33 01 42 68 53 00')).toBe('+33142685300')
    expect(assignablePhone('US', '+49 030 12345678 x5')).toBe('+493012345678;ext=5')
  })

  test.each([
    ['US', '15125550143', '(512) 555-0143'],
    ['US', '+15125550143;ext=12', '(512) 555-0143 ext. 12'],
    ['US', '512555', '512555'],
    ['US', '+442079460110', '+44 20 7946 0110'],
    ['US', '+611300975707', '+61 1300 975 707'],
    ['UK', '05555 555555', '+44 55 5555 5555'],
    ['UK', '44 2079 460143', '+44 20 7946 0143'],
    ['UK', '0161 496 0000', '+44 161 496 0000'],
    ['UK', '01632 960123', '+44 1632 960123'],
    ['UK', '07700900123', '+44 7700 900123'],
    ['UK', '+15125550143', '+1 512 555 0143'],
    ['UK', '+33142685300', '+33 142 685 300'],
    ['AU', '0270104321', '+61 2 7010 4321'],
    ['AU', '0491578888', '+61 491 578 888'],
    ['AU', '131114', '13 11 14'],
    ['AU', '1300975707', '1300 975 707'],
  ] as const)('displays the %s number %s as %s', (region, text, reads) => {
    expect(formatPhone(region, text)).toBe(reads)
  })

  test('accepts ten digits in the US, or eleven with a leading one, with any separators', () => {
    const filler = fc.stringMatching(/^[ ().-]{0,3}$/)
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

  test('rejects a letter within a number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...regions),
        fc.stringMatching(/^\d{1,9}$/),
        fc.stringMatching(/^[A-Za-zÀ-ž]{1,4}$/),
        fc.stringMatching(/^\d{1,9}$/),
        (region, before, letters, after) => {
          const text = `${before}${letters}${after}`
          expect(dialable(region, text)).toBe(
            /^(?:x|extn?|xtn)$/i.test(letters) ? dialable(region, before) : null,
          )
        },
      ),
    )
  })

  test.each([
    ['', false, undefined],
    [' ', true, 'Cell phone is required'],
    ['512555', false, 'Cell phone is not a valid phone number'],
    ['(512) 555-0143', true, undefined],
  ])('reports the error of a field with %j, required: %s: %s', async (text, required, says) => {
    const { platform } = await testPlatform()
    expect(phoneError(platform.wording.t, 'US', text, { label: 'Cell phone', required })).toBe(says)
  })

  test('formats and dials a number the same however often it is formatted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...regions),
        fc.stringMatching(/^[\d ()+-]{0,18}$/),
        (region, text) => {
          const formatted = formatPhone(region, text)
          expect(storedPhone(region, formatted)).toBe(storedPhone(region, text))
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
    ['UK', 'EC1A  1BB', true],
    ['UK', 'm 1 2 j w', true],
    ['UK', 'EC1A\u00a01BB', true],
    ['UK', 'EC1A\u200b1BB', true],
    ['UK', 'Ｍ１ ２ＪＷ', true],
    ['UK', 'M1', false],
    ['UK', 'M12 JWX', false],
    ['US', '75201 1234', true],
    ['US', '752011234', true],
    ['US', '75201–1234', true],
    ['AU', '2000', true],
    ['AU', '0800', true],
    ['AU', '20000', false],
    ['AU', '', false],
  ] as const)('validates the %s postal code %j: %s', (region, text, holds) => {
    expect(isPostalCode(region, text)).toBe(holds)
  })

  test.each([
    ['UK', 'm1 2jw', 'M1 2JW'],
    ['UK', 'M12JW', 'M1 2JW'],
    ['UK', ' ec1a  1bb ', 'EC1A 1BB'],
    ['UK', 'w1a0ax', 'W1A 0AX'],
    ['UK', 'sw1a\u00a01aa\u200b', 'SW1A 1AA'],
    ['US', '752011234', '75201-1234'],
    ['US', '75201 - 1234', '75201-1234'],
    ['AU', ' 2000', '2000'],
  ] as const)('%s formats %j as %s', (region, text, written) => {
    expect(postalCode(region).parse(text)).toBe(written)
    expect(postalText().parse(text)).toBe(written)
  })

  test('returns a text that is not a postal code unchanged', () => {
    expect(postalText().parse(' not yet ')).toBe('not yet')
  })

  test.each([
    ['AU', 'NSW', '2000', undefined],
    ['AU', 'VIC', '2000', 'postcodeOfOtherState'],
    ['AU', 'WA', '6000', undefined],
    ['AU', 'QLD', '6000', 'postcodeOfOtherState'],
    ['AU', 'NT', '0800', undefined],
    // some postcodes along a border belong to two states
    ['AU', 'ACT', '2620', undefined],
    ['AU', 'NSW', '2620', undefined],
    ['AU', 'NSW', '3586', undefined],
    ['AU', 'NSW', '4375', undefined],
    ['AU', 'ACT', '2619', 'postcodeOfOtherState'],
    ['AU', 'NSW', '4382', 'postcodeOfOtherState'],
    ['AU', 'VIC', '2648', 'postcodeOfOtherState'],
    ['AU', undefined, '2000', undefined],
    ['AU', 'NSW', '20', 'australianPostcodeInvalid'],
    ['US', 'TX', '90210', undefined],
  ] as const)('checks a postal code in %s, %s: %s is %s', (region, state, text, code) => {
    expect(postalCodeErrorIn(region, state, text)).toBe(code)
  })

  test('has a message per region', () => {
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
    ['a.international', true],
    ['xn--mller-kva.example', true],
    ['a.xn--p1ai', true],
    ['a.b', false],
    ['example', false],
    ['-a.example', false],
    ['a-.example', false],
    ['a..example', false],
    ['a b.example', false],
    ['a.example/path', false],
    ['a.ex4mple', false],
  ])('validates the domain %j: %s', (text, holds) => {
    expect(isDomain(text)).toBe(holds)
  })

  test.each([
    ['https://a.example', 'a.example'],
    [' http://a.example ', 'a.example'],
    ['ftp+x://a.example', 'a.example'],
    ['a.example', 'a.example'],
  ])('removes the scheme of %j: %s', (text, bare) => {
    expect(withoutScheme(text)).toBe(bare)
  })

  test.each([
    ['Müller.example', 'xn--mller-kva.example', 'müller.example'],
    ['https://www.Müller.example/über?uns', 'www.xn--mller-kva.example', 'www.müller.example'],
    ['пример.рф', 'xn--e1afmkfd.xn--p1ai', 'пример.рф'],
    ['例え。jp', 'xn--r8jz45g.jp', '例え.jp'],
    ['STRASSE.example', 'strasse.example', 'strasse.example'],
    ['ada@acme.example', 'acme.example', 'acme.example'],
    ['mailto:ada@Acme.example', 'acme.example', 'acme.example'],
    ['acme.example.', 'acme.example', 'acme.example'],
    ['http://user:word@acme.example:8080/a', 'acme.example', 'acme.example'],
    ['//acme.example/a', 'acme.example', 'acme.example'],
    ['\u200bacme.example\u2060', 'acme.example', 'acme.example'],
    ['ａｃｍｅ．example', 'acme.example', 'acme.example'],
    ['xn--a', 'xn--a', 'xn--a'],
    ['/nothing', '/nothing', '/nothing'],
  ])('stores the domain %j as %j and displays %j', (text, stored, reads) => {
    expect(domainOf(text)).toBe(stored)
    expect(domainOf(stored)).toBe(stored)
    expect(domainText().parse(text)).toBe(stored)
    expect(unicodeDomain(stored)).toBe(reads)
    expect(domainOf(reads)).toBe(stored)
  })

  test.each([
    ['', []],
    ['https://A.example/', ['a.example']],
    ['a.example, http://b.example;a.example\nc.example', ['a.example', 'b.example', 'c.example']],
  ])('finds in %j the domains %j', (text, domains) => {
    expect(parseDomains(text)).toEqual(domains)
  })

  test('returns the same domains when read again, without duplicates', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const domains = parseDomains(text)
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
        expect(parseDomains(all.map((each) => `https://${each}`).join(between))).toEqual(all)
      }),
    )
  })

  test('checks every text quickly', () => {
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
    [emailAddress(), 'r&d@acme.example', []],
    [emailAddress(), 'o’hara@acme.example', ['emailInvalid']],
    [emailAddress(), 'ada@müller.example', []],
    [emailAddress(), 'ada..b@acme.example', ['emailInvalid']],
    [emailAddress(), '.ada@acme.example', ['emailInvalid']],
    [emailAddress(), 'ada@@acme.example', ['emailInvalid']],
    [emailAddress(), 'ada b@acme.example', ['emailInvalid']],
    [emailAddress(), 'ada@acme.example\nBcc: b@evil.example', ['emailInvalid']],
    [emailAddress(), `${'a'.repeat(65)}@acme.example`, ['emailInvalid']],
    [phoneNumber('US'), '', ['phoneRequired']],
    [phoneNumber('US'), '7946 0199', ['phoneInvalid']],
    [phoneNumber(), '020 7946 0199', []],
    // the platform knows the region and the stored number
    [phoneNumber(), '512-FLOWERS', []],
    [phoneNumber(), '12', ['phoneInvalid']],
    [phoneNumber(), 'call me', ['phoneInvalid']],
    [phoneNumber('US', 'required', 'phoneInvalid', '512-FLOWERS'), '512-FLOWERS', []],
    [phoneNumber('US', 'required', 'phoneInvalid', '512-FLOWERS'), '512-TULIPS', ['phoneInvalid']],
  ])('checks a value by its shape (%#)', (shape, value, codes) => {
    const found = codesOf(shape, value)
    expect(found.slice(0, 1)).toEqual(codes)
  })

  test.each([
    [' a@b.example ', 'a@b.example'],
    ['\u202aAda@b.example\u202c', 'Ada@b.example'],
    ['a\u200b@b.example', 'a@b.example'],
    ['a＠b.example', 'a@b.example'],
    ['Ada@Müller.example', 'Ada@xn--mller-kva.example'],
    ['ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
  ])('stores the address %j as %s', (typed, stored) => {
    expect(emailAddress().parse(typed)).toBe(stored)
  })

  test('treats a required text of invisible characters as missing', () => {
    expect(codesOf(requiredText(5), '\u200b\u2060 \ufeff')).toEqual(['required'])
  })

  test.each([' ', '\u200b'])(
    'a long run of %j within a text is rejected quickly as too long',
    (gap) => {
      const text = `a${gap.repeat(500_000)}b`
      expect(codesOf(requiredText(5), text)).toEqual(['tooLong'])
      expect(codesOf(emailAddress(), text)).toEqual(['emailInvalid'])
    },
  )
})

describe('field errors', () => {
  test('carry code, field and the numbers of the check', () => {
    const { error } = requiredText(5).safeParse('abcdef')
    expect(fieldErrorsIn(error)).toEqual([
      { code: 'tooLong', params: expect.objectContaining({ maximum: 5 }) as object },
    ])
  })

  test('are empty for any other error', () => {
    expect(fieldErrorsIn(new Error('a defect'))).toEqual([])
    expect(fieldErrorsIn(undefined)).toEqual([])
  })

  test('have a text for their code', () => {
    expect(keyOfCode('required')).toBe('errors:required')
    expect(keyOfCode('sign-in:required')).toBe('sign-in:required')
  })
})
