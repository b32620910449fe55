import { assert, equal, until } from '../testing/assert.ts'
import { inside, mount } from '../testing/mount.ts'
import { afterEach, beforeEach, describe, test } from '../testing/suite.ts'
import { leavePage, openPage } from '../quote-calculator/testing/page.ts'
import '../cookie-bar/element.ts'
import { pageTextsKey } from './page-texts-key.ts'
import { setTexts } from './page-texts.ts'

const real = globalThis.console
let warnings: string[] = []

beforeEach(() => {
  warnings = []
  globalThis.console = { ...real, warn: (text: string) => warnings.push(text) }
})
afterEach(() => {
  globalThis.console = real
  document.documentElement.lang = 'en'
  Reflect.deleteProperty(globalThis, pageTextsKey)
  leavePage()
})

describe('a language', () => {
  test('follows the attribute, including number formats, and can change', async () => {
    const page = openPage('locale="de-DE"')
    await page.says('Über das Unternehmen')
    page.element.setAttribute('locale', 'en-GB')
    await page.says('About the company')
  })

  test('is the page’s if there is a translation, otherwise the region’s', async () => {
    document.documentElement.lang = 'fr'
    await openPage('region="us"').says('Votre entreprise')
    leavePage()
    document.documentElement.lang = 'es'
    await openPage('region="us"').says('About the company')
  })

  test('is right-to-left in Arabic, independent of the page', async () => {
    const page = openPage('locale="ar-AE"')
    await page.says('عن الشركة')
    const base = inside(page.element, '[part=base]')
    equal([base?.lang, getComputedStyle(base!).direction], ['ar-AE', 'rtl'])
  })

  test('applies to elements without React', async () => {
    document.documentElement.lang = 'de'
    const bar = mount('<parapet-cookie-bar></parapet-cookie-bar>')
    await until(() => inside(bar, '[part=accept]')?.textContent.includes('Zustimmen'), 'German')
  })
})

describe('texts of the page', () => {
  test('replace the elements’ own in their locale only', async () => {
    setTexts({ locale: 'en-US', 'calculator:company.title': 'Your firm' })
    await openPage('region="us"').says('Your firm')
    leavePage()
    await openPage('region="uk"').says('About the company')
    equal(warnings, [])
  })

  test('without a locale apply to all locales, and can be set late', async () => {
    const page = openPage('region="uk"')
    await page.says('About the company')
    setTexts({ 'calculator:company.title': 'Your firm' })
    await page.says('Your firm')
  })

  test('are text, never markup', async () => {
    setTexts({ 'calculator:company.title': '<b>Firm</b>' })
    await openPage().says('<b>Firm</b>')
  })

  test('that are unknown or malformed are reported once and ignored', async () => {
    setTexts({
      'calculator:company.titel': 'Your firm',
      'nowhere:title': 'x',
      'calculator:company.title': ' ',
      'calculator:company.lead': 'x'.repeat(501),
      'calculator:steps.position': 'Step {{step}}',
    })
    const page = openPage()
    await page.says('About the company')
    await page.says('A few details')
    setTexts({ 'calculator:summary.title': 'Price' })
    await page.says('Price')
    equal(warnings.toSorted(), [
      '[parapet] Parapet.texts: calculator:company.lead is longer than 500 characters.',
      '[parapet] Parapet.texts: calculator:company.titel is no key of a text.',
      '[parapet] Parapet.texts: calculator:company.title is no text.',
      '[parapet] Parapet.texts: calculator:steps.position must have the placeholders {{count}} {{step}}.',
      '[parapet] Parapet.texts: nowhere:title is no key of a text.',
    ])
  })

  test('for an unknown locale are reported, and null changes nothing', async () => {
    const page = openPage()
    // Invalid values that JavaScript can pass.
    setTexts(JSON.parse('null'))
    setTexts(JSON.parse('{"locale":"de","calculator:company.title":"Ihre Firma"}'))
    await page.says('About the company')
    setTexts({ 'calculator:company.title': 'Your firm' })
    await page.says('Your firm')
    equal(warnings, [
      '[parapet] Parapet.texts: texts are no object.',
      '[parapet] Parapet.texts: locale de is none of en-US, en-GB, en-AU, fr-CA, de-DE, ar-AE.',
    ])
  })

  test('that are set again are stored once', () => {
    for (let view = 0; view < 3; view++)
      setTexts({ 'calculator:company.title': `Your firm ${view}`, 'calculator:company.lead': 'x' })
    setTexts({ 'calculator:company.title': 'Your firm' })
    equal(JSON.stringify(Reflect.get(globalThis, pageTextsKey).all).match(/title/g)?.length, 2)
  })

  test('apply to elements without React', async () => {
    setTexts({ 'banners:cookies.accept': 'Fine' })
    const bar = mount('<parapet-cookie-bar></parapet-cookie-bar>')
    await until(() => inside(bar, '[part=accept]')?.textContent.includes('Fine'), 'the text')
    assert(inside(bar, '[part=deny]')?.textContent.includes('Deny'), 'The other text is gone')
  })
})
