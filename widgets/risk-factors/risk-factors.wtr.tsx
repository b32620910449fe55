import { getRisk, refreshRisk } from '#core/insurance/risk/endpoints.ts'
import { exampleRisk } from '#core/insurance/risk/risk.fixture.ts'
import { json } from '#core/testing/scripted-server.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { press } from '../testing/keys.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { openRisk } from './testing/page.ts'

afterEach(leavePage)

describe('full view', () => {
  test('shows eight factors with the findings behind each score', async () => {
    const page = openRisk()
    const event = nextEvent(page.element, 'parapet-risk-changed')
    await page.expectText('Funds transfer')
    equal((await event).detail, {
      accountId: 'account-1',
      companyAggregate: 84,
      industryAggregate: 74,
      scan: 'idle',
    })
    equal(page.root.querySelectorAll('details > summary').length, 10, 'disclosures')
    const funds = [...page.root.querySelectorAll('summary')].find((each) =>
      each.textContent.includes('Funds transfer'),
    )
    funds?.click()
    await page.expectText('No DMARC record')
    await page.expectText('100 − 20 points = 80')
    await page.expectText('raises this factor by 20 and the company by 3')
    await page.expectText('_dmarc.bayside.example')
    await assertAccessible(page.element)
  })

  test('gives each chart an accessible name and a table', async () => {
    const page = openRisk()
    await page.expectText('Last 12 months')
    const names = [...page.root.querySelectorAll('svg[role=img]')].map((each) =>
      each.getAttribute('aria-label'),
    )
    equal(names.slice(0, 3), [
      'Company: 84 out of 100',
      'Industry: 74 out of 100',
      'Portfolio: 79 out of 100',
    ])
    assert(names[3]?.startsWith('Company score from 70 to 84'), String(names[3]))
    const shown = [...page.root.querySelectorAll('summary')].at(0)
    equal(shown?.textContent, 'Show as a table')
    shown?.focus()
    await press('Enter')
    await until(
      () => page.root.querySelectorAll('[part=history] td').length === 6,
      'the figures of the history',
    )
    const scores = [...page.root.querySelectorAll('summary')].at(-1)
    scores?.focus()
    await press('Enter')
    const rows = () =>
      [...page.root.querySelectorAll('[aria-label="Scores by factor"] tbody tr')].map(
        ({ textContent }) => textContent,
      )
    await until(() => rows().length === 11, 'the figures of the scores')
    equal(rows().slice(0, 4), ['Company84', 'Industry74', 'Portfolio79', 'Network security100'])
  })

  test('shows dates in the time zone of the insured', async () => {
    const page = openRisk((server) =>
      server.answer(getRisk, {
        ...exampleRisk,
        timeZone: 'Australia/Sydney',
        assessed: '2026-11-19T20:00:00.000Z',
        findings: exampleRisk.findings.map((each) => ({
          ...each,
          found: '2026-08-01T20:00:00.000Z',
        })),
      }),
    )
    await page.expectText('assessed Nov 20, 2026')
    for (const each of page.root.querySelectorAll('summary')) each.click()
    await page.expectText('Found Aug 2, 2026')
  })

  test('scans again and shows the new scores', async () => {
    const page = openRisk((server) => {
      server.on(refreshRisk, json({ ...exampleRisk, scan: 'running' }))
    })
    await page.expectText('Scan again')
    page.server.answer(getRisk, { ...exampleRisk, companyAggregateCF: 91 })
    page.button('Scan again').click()
    await page.expectText('Scanning bayside.example')
    await until(() => page.root.querySelector('[aria-label^="Company: 91"]'), 'the new score')
  })

  test('shows what is missing for an account without a domain', async () => {
    const page = openRisk((server) =>
      server.answer(getRisk, {
        ...exampleRisk,
        assessed: null,
        companyAggregateCF: null,
        scan: 'noDomain',
        findings: [],
        history: [],
        allowedActions: [],
      }),
    )
    await page.expectText("Add the company's primary domain")
    equal(page.root.querySelectorAll('svg[role=img], button').length, 0)
    await assertAccessible(page.element)
  })
})

describe('card', () => {
  test('shows two rings and seven described factors', async () => {
    const page = openRisk(() => {}, 'account-id="account-1" view="card"')
    await page.expectText('Cyber extortion')
    equal(page.root.querySelectorAll('svg[role=img]').length, 2, 'rings')
    equal(page.root.querySelectorAll('tbody tr').length, 7, 'rows')
    equal(page.text().includes('Supply chain'), false)
    await assertAccessible(page.element)
  })

  test('reloads when the page calls reload()', async () => {
    const page = openRisk(() => {}, 'account-id="account-1" view="card"')
    await page.expectText('Cyber extortion')
    page.server.answer(getRisk, { ...exampleRisk, companyAggregateCF: 91 })
    const reload: unknown = Reflect.get(page.element, 'reload')
    if (typeof reload === 'function') await reload.call(page.element)
    await until(() => page.root.querySelector('[aria-label^="Company: 91"]'), 'the new score')
  })
})
