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

describe('the language of an element', () => {
  test('follows the attribute, including number formats, and can change', async () => {
    const page = openPage('locale="de-DE"')
    await page.expectText('Über das Unternehmen')
    page.element.setAttribute('locale', 'en-GB')
    await page.expectText('About the company')
  })

  test('defaults to the page’s language if there is a translation, otherwise to the region’s English', async () => {
    document.documentElement.lang = 'fr'
    await openPage('region="us"').expectText('Votre entreprise')
    leavePage()
    document.documentElement.lang = 'es'
    await openPage('region="us"').expectText('About the company')
  })

  test('sets the right-to-left direction in Arabic, independent of the page', async () => {
    const page = openPage('locale="ar-AE"')
    await page.expectText('عن الشركة')
    const base = inside(page.element, '[part=base]')
    equal([base?.lang, getComputedStyle(base!).direction], ['ar-AE', 'rtl'])
  })

  test('applies to elements without React', async () => {
    document.documentElement.lang = 'de'
    const bar = mount('<parapet-cookie-bar></parapet-cookie-bar>')
    await until(() => inside(bar, '[part=accept]')?.textContent.includes('Zustimmen'), 'German')
  })
})

describe('Parapet.texts', () => {
  test('replaces the elements’ texts in the given locale only', async () => {
    setTexts({ locale: 'en-US', 'calculator:company.title': 'Your firm' })
    await openPage('region="us"').expectText('Your firm')
    leavePage()
    await openPage('region="uk"').expectText('About the company')
    equal(warnings, [])
  })

  test('replaces texts in all locales without a locale, also after the elements rendered', async () => {
    const page = openPage('region="uk"')
    await page.expectText('About the company')
    setTexts({ 'calculator:company.title': 'Your firm' })
    await page.expectText('Your firm')
  })

  test('shows markup as text', async () => {
    setTexts({ 'calculator:company.title': '<b>Firm</b>' })
    await openPage().expectText('<b>Firm</b>')
  })

  test('reports unknown keys and malformed texts once and ignores them', async () => {
    setTexts({
      'calculator:company.titel': 'Your firm',
      'nowhere:title': 'x',
      'calculator:company.title': ' ',
      'calculator:company.lead': 'x'.repeat(501),
      'calculator:steps.position': 'Step {{step}}',
    })
    const page = openPage()
    await page.expectText('About the company')
    await page.expectText('A few details')
    setTexts({ 'calculator:summary.title': 'Price' })
    await page.expectText('Price')
    equal(warnings.toSorted(), [
      '[parapet] Parapet.texts: calculator:company.lead must have at most 500 characters.',
      '[parapet] Parapet.texts: calculator:company.titel is an unknown key.',
      '[parapet] Parapet.texts: calculator:company.title must be a non-empty string.',
      '[parapet] Parapet.texts: calculator:steps.position must have the placeholders {{count}} {{step}}.',
      '[parapet] Parapet.texts: nowhere:title is an unknown key.',
    ])
  })

  test('reports an unknown locale, and ignores null', async () => {
    const page = openPage()
    // Invalid values that JavaScript can pass.
    setTexts(JSON.parse('null'))
    setTexts(JSON.parse('{"locale":"de","calculator:company.title":"Ihre Firma"}'))
    await page.expectText('About the company')
    setTexts({ 'calculator:company.title': 'Your firm' })
    await page.expectText('Your firm')
    equal(warnings, [
      '[parapet] Parapet.texts: texts must be an object.',
      '[parapet] Parapet.texts: locale de is not supported; supported: en-US, en-GB, en-AU, fr-CA, de-DE, ar-AE.',
    ])
  })

  test('stores texts once when they are set again', () => {
    for (let view = 0; view < 3; view++)
      setTexts({ 'calculator:company.title': `Your firm ${view}`, 'calculator:company.lead': 'x' })
    setTexts({ 'calculator:company.title': 'Your firm' })
    equal(JSON.stringify(Reflect.get(globalThis, pageTextsKey).all).match(/title/g)?.length, 2)
  })

  test('applies to elements without React', async () => {
    setTexts({ 'banners:cookies.accept': 'Fine' })
    const bar = mount('<parapet-cookie-bar></parapet-cookie-bar>')
    await until(() => inside(bar, '[part=accept]')?.textContent.includes('Fine'), 'the text')
    assert(inside(bar, '[part=deny]')?.textContent.includes('Deny'), 'The other text was removed')
  })
})
