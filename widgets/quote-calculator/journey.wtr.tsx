import { sendKeys } from '@web/test-runner-commands'
import { emailQuote } from '#core/insurance/quotes/mail/endpoints.ts'
import { errorResponse } from '#core/testing/scripted-server.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import {
  leavePage,
  openContact,
  openOptions,
  openPage,
  reloadPage,
  type CalculatorPage,
} from './testing/page.ts'

afterEach(leavePage)

/** More tab stops than any step has. */
const maxStops = 200

/** The name or text of the focused element. */
const focused = ({ root }: CalculatorPage): string => {
  const active = root.activeElement
  if (!active) return ''
  return (
    active.getAttribute('name') ?? (active.getAttribute('aria-label') ?? active.textContent).trim()
  )
}

const tabTo = async (page: CalculatorPage, target: string): Promise<void> => {
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (focused(page) === target) return
    // Keys are pressed one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await sendKeys({ press: 'Tab' })
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

const typeInto = async (page: CalculatorPage, name: string, text: string): Promise<void> => {
  await tabTo(page, name)
  // WebKit's driver drops the second of two equal keys sent at once.
  for (const part of text.replaceAll(/(.)(?=\1)/g, '$1\0').split('\0')) {
    // Keys are pressed one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await sendKeys({ type: part })
  }
}

describe('quote form', () => {
  test('keeps all digits of a year with a leading space', async () => {
    const page = openPage()
    await until(() => page.control('account.state').querySelector('[value=TX]'), 'the states')
    await typeInto(page, 'account.yearEstablished', ' 1998')
    equal(page.control('account.yearEstablished').value.trim(), '1998')
  })

  test('saves a quote by keyboard alone', async () => {
    const page = openPage()
    const saved = nextEvent(page.element, 'parapet-quote-saved')
    await until(() => page.control('account.state').querySelector('[value=TX]'), 'the states')

    await typeInto(page, 'account.name', 'Bright Dental')
    await typeInto(page, 'account.naicsCode', 'dent')
    await until(() => page.root.querySelector('[role=option]'), 'an industry')
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    equal(page.control('account.naicsCode').value, 'Offices of Dentists')
    await typeInto(page, 'account.state', 'Texas')
    equal(page.control('account.state').value, 'TX')
    await typeInto(page, 'account.revenue', '12m')
    await typeInto(page, 'account.yearEstablished', '1998')
    equal(page.control('account.revenue').value, '12,000,000')
    await sendKeys({ press: 'Enter' })

    await until(() => focused(page) === 'Cyber security', 'the focus on the second heading')
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'ArrowRight' })
    await page.expectText('1 of 8 answered')
    await tabTo(page, 'Continue')
    await sendKeys({ press: 'Enter' })

    await until(() => focused(page) === 'Choose your coverage', 'the focus on the third heading')
    await until(() => page.root.querySelector('[name="global.limit"]'), 'the terms')
    await tabTo(page, 'global.preset')
    assert(page.control('global.limit').value === '100000000', 'The limit does not start at 1M')
    await tabTo(page, 'global.limit')
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'ArrowRight' })
    await page.expectText('$2,000,000')
    await page.expectText('Custom terms')
    await tabTo(page, 'Continue')
    await sendKeys({ press: 'Enter' })

    await until(() => focused(page) === 'Who is the quote for?', 'the focus on the fourth heading')
    await typeInto(page, 'contact.firstName', 'Grace')
    await typeInto(page, 'contact.lastName', 'Weaver')
    await typeInto(page, 'contact.email', 'grace@bright.example')
    await typeInto(page, 'contact.phone', '5123450167')
    await typeInto(page, 'account.address1', '12 Main St')
    await typeInto(page, 'account.city', 'Austin')
    await typeInto(page, 'account.zipCode', '78701')
    await sendKeys({ press: 'Enter' })

    await page.expectText('Q-1001')
    // the day in the zone of the insured
    await page.expectText('Dec 19, 2026')
    equal((await saved).detail.quoteNumber, 'Q-1001')
    equal(page.quotes.all[0]?.limit, 200_000_000)
  })
})

describe('company step', () => {
  test('focuses the first invalid field and shows the error of each', async () => {
    const page = openPage()
    await until(() => page.control('account.name'), 'the company step')
    page.button('Continue').click()
    await until(
      () => page.root.querySelectorAll('[aria-invalid]').length === 5,
      'five fields marked',
    )
    await until(() => focused(page) === 'account.name', 'the focus on the name')
    page.fill('account.name', 'B')
    await until(
      () => page.root.querySelectorAll('[aria-invalid]').length === 4,
      'one field error less',
    )
  })

  test('asks for turnover and postcode in the UK', async () => {
    const page = openPage('region="uk"')
    await page.expectText('Turnover (GBP)')
    await page.expectText('Postcode')
    assert(!page.text().includes('Choose a state'), 'There is a state')
  })
})

describe('revenue in Australia', () => {
  test('asks for the total and its foreign part, and shows the domestic rest', async () => {
    const page = openPage('region="au"')
    await page.expectText('Annual Revenue (Total) (AUD)')
    await page.expectText('Annual Revenue Non-Australia (AUD)')
    page.fill('account.revenue', '12m')
    page.fill('account.nonUsRevenue', '3m')
    await page.expectText('Annual Revenue Australia: $9,000,000')
    page.fill('account.nonUsRevenue', '13m')
    page.control('account.revenue').focus()
    await page.expectText("This can't be more than the total")
    equal(page.control('account.nonUsRevenue').getAttribute('aria-invalid'), 'true')
  })
})

describe('options', () => {
  test('shows three radio buttons, which custom terms deselect', async () => {
    const page = await openOptions()
    const radios = () => [...page.root.querySelectorAll<HTMLInputElement>('[name="global.preset"]')]
    equal(
      radios().map(({ checked }) => checked),
      [false, true, false],
    )
    const priced = nextEvent(page.element, 'parapet-quote-priced')
    radios()[2]?.click()
    equal((await priced).detail.preset, 3)
    page.choose('global.deductible', '500000')
    await until(() => radios().every(({ checked }) => !checked), 'none chosen')
    equal(page.control('global.deductible').value, '500000')
  })

  test('keeps the old price readable until the new one arrives', async () => {
    const page = await openOptions()
    const figure = () => page.root.querySelector('[part=summary] [aria-busy]')
    const before = figure()?.textContent
    page.choose('global.deductible', '500000')
    await until(() => figure()?.getAttribute('aria-busy') === 'false', 'the new price')
    assert(before?.includes('$'), 'There was no price')
  })

  test('shows why failing answers disable coverages', async () => {
    const page = openPage()
    await page.fillCompany()
    page.button('Continue').click()
    await page.expectText('Cyber security')
    await page.expectText('“No” removes from the price: Cyber crime loss')
    const groups = () => [...page.root.querySelectorAll('[role=radiogroup]')]
    const answerNo = (group: Element | undefined) =>
      group?.querySelector<HTMLElement>('[value=NO]')?.click()
    answerNo(groups().at(-1))
    await page.expectText('Not available with this answer: Cyber crime loss')
    await page.expectText('Answer Yes to add Cyber crime loss, Social engineering')
    for (const group of groups()) answerNo(group)
    page.button('Continue').click()
    const row = await until(() => page.control('coverages.24'), 'cyber crime')
    equal(row.getAttribute('aria-disabled'), 'true')
    const isDisabled = (id: number) =>
      page.control(`coverages.${id}`).getAttribute('aria-disabled') === 'true'
    await until(() => [23, 24, 34, 62, 63, 64].every(isDisabled), 'the price of the answers')
    await page.expectText('Not available with your security answers')
    row.click()
    equal(row.checked, false, 'cyber crime')
  })

  test('shows the referral reasons while the quote can still be changed', async () => {
    const page = await openOptions()
    await page.expectText('An underwriter will review this quote')
    await page.expectText('8 security questions are unanswered')
  })
})

describe('saved quote', () => {
  test('emails the quote only on click, and shows the address', async () => {
    const page = await openContact()
    page.fillContact()
    page.button('Save quote').click()
    await page.expectText('Q-1001')
    equal(page.server.callsOf(emailQuote).length, 0)
    page.button('Email me this quote').click()
    await page.expectText('We sent this quote to grace@bright.example.')
    equal(page.server.callsOf(emailQuote).length, 1)
  })

  test('saves without a phone number', async () => {
    const page = await openContact()
    page.fillContact()
    page.fill('contact.phone', '')
    page.button('Save quote').click()
    await page.expectText('Q-1001')
  })

  test('shows why the quote cannot be emailed, with a retry button', async () => {
    const page = await openContact()
    page.fillContact()
    page.button('Save quote').click()
    await page.expectText('Q-1001')
    page.server.on(emailQuote, errorResponse(429, 'tooManyRequests'))
    page.button('Email me this quote').click()
    await page.expectText("Couldn't email the quote.")
    page.button('Email me this quote')
  })
})

describe('calculator in its page', () => {
  test('submits the ID of the saved quote in a form', async () => {
    const page = await openContact('name="quote"')
    const form = document.createElement('form')
    page.element.replaceWith(form)
    form.append(page.element)
    page.fillContact()
    page.button('Save quote').click()
    await page.expectText('Q-1001')
    equal(new FormData(form).get('quote'), 'quote-1')
  })

  test('keeps its input when the page is reloaded', async () => {
    const page = openPage()
    await page.fillCompany()
    const again = await reloadPage(page)
    await until(() => again.control('account.revenue').value !== '', 'the revenue')
    equal(again.control('account.name').value, 'Bright Smiles Dental')
    equal(again.control('account.yearEstablished').value, '1998')
  })

  test('starts empty after it was removed, and offers the draft', async () => {
    const page = openPage()
    await page.fillCompany()
    page.element.remove()
    await until(() => page.root.querySelector('fieldset')?.style.display === 'none', 'its leave')
    const again = openPage()
    await again.expectText('You have an unfinished quote')
    equal(again.control('account.name').value, '')
    await assertAccessible(again.element)
    again.button('Resume').click()
    await until(() => again.control('account.name').value !== '', 'the name')
    equal(again.control('account.revenue').value, '12,000,000')
  })

  test('moves between steps by the browser’s Back button', async () => {
    // Removes the state of other calculators from the entry.
    history.replaceState(null, '')
    const page = openPage()
    await page.fillCompany()
    // At once: nothing else has loaded when somebody types fast.
    page.button('Continue').click()
    const isDisconnected = () => page.root.querySelector('[name="account.name"]') === null
    await until(isDisconnected, 'the second step')
    history.back()
    await until(() => !isDisconnected(), 'the first step')
    equal(page.control('account.name').value, 'Bright Smiles Dental')
    history.forward()
    await until(isDisconnected, 'the second step again')
  })

  test('is independent of another calculator of the page', async () => {
    const one = openPage()
    await one.fillCompany()
    const other = openPage('id="other"')
    await until(() => other.control('account.name'), 'the second calculator')
    equal(other.control('account.name').value, '')
  })

  test('has its own draft next to another calculator with the same key and no ID', async () => {
    const [one, other] = [openPage(), openPage()]
    await one.fillCompany()
    await until(() => other.control('account.name'), 'the second calculator')
    other.fill('account.name', 'Harbor Freight')
    await until(() => sessionStorage.length > 0, 'a draft')
    const again = [await reloadPage(one), await reloadPage(other)]
    await until(() => again[1]?.control('account.name').value === 'Harbor Freight', 'its draft')
    equal(again[0]?.control('account.name').value, 'Bright Smiles Dental')
  })

  test('clears values and price when its form is reset', async () => {
    const page = await openOptions()
    const form = document.createElement('form')
    page.element.replaceWith(form)
    form.append(page.element)
    form.reset()
    await until(() => page.root.querySelector('[name="account.name"]'), 'the company step')
    equal(page.control('account.name').value, '')
    assert(
      !/\$[\d,]+/.test(page.root.querySelector('[part=summary]')?.textContent ?? ''),
      'A price is left',
    )
  })

  test('opens a saved quote, and shows one that can no longer be changed read-only', async () => {
    const first = await openContact()
    first.fillContact()
    first.button('Save quote').click()
    await first.expectText('Q-1001')
    const given = { server: first.server, quotes: first.quotes }
    const opened = openPage('quote-id="quote-1"', given)
    await opened.expectText('Quote Q-1001')
    await until(() => opened.control('global.limit'), 'the terms')
    const [quote] = first.quotes.all
    assert(quote, 'Nothing was saved')
    first.quotes.put({ ...quote, id: 'quote-2', status: 'ISSUED', allowedActions: [] })
    const shown = openPage('quote-id="quote-2"', given)
    await shown.expectText('This quote can no longer be changed.')
    await shown.expectText('$1,000,000')
    await shown.expectText('Do you train employees in cyber security')
    const controls = shown.root.querySelectorAll('input, select, [role=radio]')
    equal(controls.length, 0, 'controls of a quote that is closed')
  })
})
