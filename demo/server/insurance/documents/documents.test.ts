import { dayFormat } from '#core/foundation/calendar-dates/calendar-date.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { downloadReceipt } from '#core/insurance/billing/receipt-endpoints.ts'
import * as calls from '#core/insurance/documents/endpoints.ts'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { approveQuote, requestToBind } from '#core/insurance/quotes/bind/endpoints.ts'
import { saveQuote, updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { retryQuote } from '#core/insurance/quotes/price/endpoints.ts'
import { rescindBinder } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import { localeOf } from '#core/foundation/region/regions.ts'
import { bindBody, draftOf, requested, rosa, save } from '../quotes/draft.fixture.ts'
import { mailParams } from '../quotes/mail/mail-context.ts'
import { accountIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { drawSheet } from './draw-sheet.ts'
import { policyData, quoteData } from './data.ts'
import { contextOf } from './blocks.ts'
import { textOf } from './pdf-text.fixture.ts'
import {
  binderSheet,
  invoiceSheet,
  policySheet,
  proposalSheet,
  receiptSheet,
} from './document-sheets.ts'
import type { Sheet } from './sheet.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const readable = async (sheet: Sheet): Promise<string> =>
  textOf(Buffer.from(await drawSheet(sheet, { compress: false })).toString('latin1'))

const startOf = async (blob: Blob): Promise<string> => (await blob.text()).slice(0, 5)

const policyOf = async (search: string) => {
  const { content } = await platform.request(searchPolicies, { query: { search } }, 'admin')
  const [policy] = content
  if (policy === undefined) throw new Error(`no policy of ${search}`)
  return policy
}

test('a proposal exists at once, is named after company and quote, and follows the terms', async () => {
  const quote = await save(platform, draftOf('Paper & Co. Dental'))
  const { id: quoteId, accountId } = quote
  const path = `/api/docs/v1/quote/${accountId}/${quoteId}`
  const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
  const response = await platform.fetch(path, { headers })
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(response.headers.get('Content-Disposition')).toContain(
    encodeURIComponent(`Paper & Co. Dental-${quote.quoteNumber}-proposal.pdf`),
  )
  expect(await startOf(await response.blob())).toBe('%PDF-')

  const list = () =>
    platform.request(calls.searchDocuments, { params: { accountId }, query: {} }, 'agent')
  await platform.drain()
  const [before] = (await list()).content
  platform.advanceTime(1_000)
  const params = { product: quote.product, quoteId }
  await platform.request(
    updateQuote,
    { params, body: { contact: { ...rosa, lastName: 'Ford' } } },
    'agent',
  )
  await platform.drain()
  const after = (await list()).content
  expect(after).toHaveLength(1)
  expect(after[0]?.id).not.toBe(before?.id)
})

describe('the text of a document', () => {
  test('has parties, terms, price and referral reasons in a proposal', async () => {
    const quote = await save(platform, draftOf('Refer Dental', { limit: 4_000_000 }))
    const context = contextOf(
      platform.services.wording,
      await quoteData(platform.services, quote.id),
    )
    const text = await readable(proposalSheet(context))
    for (const part of [
      'Refer Dental',
      quote.quoteNumber,
      'Offices of Dentists (NAICS 621210)',
      '$4,000,000',
      'Network security and privacy liability',
      'The limit is over $3,000,000',
      'Agent Mateo Rivers, agent@demo.test',
      'Total premium',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('has the region’s terms and date format in an invoice in pounds', async () => {
    const { id, policyNumber, invoiceNumber, totalPremium } = await policyOf('Thornfield')
    const { policy, ...data } = await policyData(platform.services, id)
    const context = contextOf(platform.services.wording, data)
    const text = await readable(invoiceSheet(context, policy, null))
    expect(text).toContain(policyNumber)
    expect(text).toContain(`Invoice ${invoiceNumber} for Thornfield Joinery`)
    expect(text).toContain('Insurance Premium Tax')
    expect(text).toContain('Your brokerage')
    expect(text).toContain('Broker Oliver Pemberton')
    expect(text).toContain(
      new Intl.NumberFormat(localeOf.UK, {
        style: 'currency',
        currency: 'GBP',
        trailingZeroDisplay: 'stripIfInteger',
      }).format(totalPremium / 100),
    )
    expect(text).toContain(dayFormat(localeOf.UK)(policy.dueDate))
  })

  test('does not request payment in a paid invoice, which replaces the open one', async () => {
    const { id, accountId } = await policyOf('Bayside')
    const { policy, ...data } = await policyData(platform.services, id)
    const context = contextOf(platform.services.wording, data)
    const settled = { amount: policy.totalPremium, paidAt: new Date('2027-01-05T15:00:00Z') }
    const [open, paid] = await Promise.all(
      [null, settled].map((each) => readable(invoiceSheet(context, policy, each))),
    )
    expect(open).toContain('Please pay by')
    expect(paid).not.toContain('Please pay by')
    const sum = context.formats.money(policy.totalPremium)
    expect(paid).toContain(`Paid on Jan 5, 2027: ${sum}. Nothing is left to pay.`)
    const query = { accountId, policyId: id }
    await platform.request(calls.downloadInvoice, { query }, 'admin')
    const { content } = await platform.request(
      calls.searchDocuments,
      { params: { accountId }, query: { filter: { policyId: [id], docType: ['invoice'] } } },
      'admin',
    )
    expect(content).toHaveLength(1)
  })

  test('has period, cover and the steps after an incident in a policy', async () => {
    const { id } = await policyOf('Bayside')
    const { policy, ...data } = await policyData(platform.services, id)
    const text = await readable(policySheet(contextOf(platform.services.wording, data), policy))
    expect(text).toContain('2210 Harborside Drive, Galveston, TX 77550')
    expect(text).toContain('12:01 AM at the address of the insured')
    expect(text).toContain('To report an incident, call')
  })
})

describe('an instant', () => {
  // It is New Year in UTC and in Sydney, but not yet in Texas and Honolulu
  const instant = new Date('2027-01-01T05:30:00Z')

  test.each([
    ['US', 'TX', 'Dec 31, 2026'],
    ['US', 'HI', 'Dec 31, 2026'],
    ['UK', null, '1 Jan 2027'],
    ['AU', 'NSW', '1 Jan 2027'],
  ] as const)('is printed as the insured’s date in %s, %s', async (region, state, day) => {
    const { id } = await policyOf('Bayside')
    const { policy, ...data } = await policyData(platform.services, id)
    const quote = { ...data.quote, region, state, boundDate: instant, expiresOn: instant }
    const context = contextOf(platform.services.wording, { ...data, quote })
    const issued = { ...policy, created: instant }
    const paid = { amount: 1, balance: 0, transactionId: 'T1', method: 'Card', paidAt: instant }
    const sheets = [
      proposalSheet(context),
      binderSheet(context),
      policySheet(context, issued),
      invoiceSheet(context, issued, null),
      receiptSheet(context, issued, paid),
    ]
    for (const sheet of sheets) expect(await readable(sheet)).toContain(day)
    expect(mailParams(quote, 'Harbor').expiresOn).toBe(day)
  })

  test('is printed as the date in Australia, not in UTC, late in an Australian evening', async () => {
    const { id } = await policyOf('Bayside')
    const { policy, ...data } = await policyData(platform.services, id)
    const quote = { ...data.quote, region: 'AU', state: 'NSW' } as const
    const context = contextOf(platform.services.wording, { ...data, quote })
    const issued = { ...policy, created: new Date('2026-12-31T13:30:00Z') }
    expect(await readable(policySheet(context, issued))).toContain('1 Jan 2027')
  })
})

test.each([
  ['Bayside', 'Northgate Specialty Insurance Company, 250 Example Plaza', 'US Dollar (USD)'],
  ['Thornfield', 'Tallow Wharf Insurance plc, 8 Example Lane', 'Pound sterling (GBP)'],
])(
  'each document of %s shows insurer, currency, version and pages',
  async (name, insurer, sums) => {
    const { id } = await policyOf(name)
    const { policy, ...data } = await policyData(platform.services, id)
    const context = contextOf(platform.services.wording, data)
    const paid = {
      amount: 1,
      balance: 0,
      transactionId: 'T1',
      method: 'Card',
      paidAt: policy.created,
    }
    for (const sheet of [
      proposalSheet(context),
      binderSheet(context),
      policySheet(context, policy),
      invoiceSheet(context, policy, null),
      receiptSheet(context, policy, paid),
    ]) {
      const text = await readable(sheet)
      expect(text).toContain(`Insurer ${insurer}`)
      expect(text).toContain(`Currency ${sums}`)
      expect(text).toMatch(/ · Version \d+ /)
      expect(text).toMatch(/Page 1 of \d+/)
      expect(text).toContain(sums.slice(-5))
    }
  },
)

test('an address that cannot be printed is rejected at its field', async () => {
  const body = z.encode(saveQuote.body, draftOf('Sunny Dental'))
  const response = await platform.fetch('/api/quote/v1/P100', {
    method: 'POST',
    headers: { Authorization: `Bearer ${await platform.tokenOf('agent')}` },
    body: JSON.stringify({ ...body, account: { address1: '1 Sun Street 🌞' } }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    errors: [{ field: 'account.address1', code: 'unprintable' }],
  })
})

test('the binder of a bound quote is listed even before it is drawn', async () => {
  const { content } = await platform.request(
    searchQuotes,
    { query: { filter: { status: ['BOUND'] } } },
    'aubroker',
  )
  const [bound] = content
  const accountId = bound?.accountId ?? ''
  const list = () =>
    platform.request(calls.searchDocuments, { params: { accountId }, query: {} }, 'aubroker')
  const [first, second] = await Promise.all([list(), list()])
  expect(first.content).toMatchObject([{ docType: 'binder', quoteId: bound?.id }])
  expect(second.content).toEqual(first.content)
  const query = { docId: first.content[0]?.id ?? '' }
  expect(await startOf(await platform.request(calls.downloadDocument, { query }, 'aubroker'))).toBe(
    '%PDF-',
  )
})

test('nobody can open the binder of a rescinded quote; when the quote is bound again, it is drawn again', async () => {
  const quote = await requested(platform, 'Twice Bound Dental')
  const { id: quoteId, product, accountId } = quote
  const target = { params: { product, quoteId } }
  const approve = () => platform.request(approveQuote, target, 'underwriter')
  const binders = async () => {
    await platform.drain()
    const query = { filter: { docType: ['binder'] } }
    return (
      await platform.request(calls.searchDocuments, { params: { accountId }, query }, 'agent')
    ).content
  }
  await approve()
  const [first] = await binders()
  const open = (docId = '') =>
    platform.request(calls.downloadDocument, { query: { docId } }, 'agent')
  await platform.request(rescindBinder, target, 'underwriter')
  expect(await binders()).toEqual([])
  await expect(open(first?.id)).rejects.toMatchObject({ status: 404 })
  platform.advanceTime(1_000)
  await platform.request(retryQuote, target, 'agent')
  await platform.request(requestToBind, { params: { id: quoteId }, body: bindBody }, 'agent')
  await approve()
  const again = await binders()
  expect(again).toHaveLength(1)
  expect(again[0]?.id).not.toBe(first?.id)
})

describe('the documents of a policy', () => {
  test('policy, invoice and receipt can be opened by viewers of the policy', async () => {
    const { content } = await platform.request(
      searchPolicies,
      { query: { filter: { status: ['Paid'] } } },
      'customer',
    )
    const policyId = content[0]?.id ?? ''
    const query = { accountId: accountIds.customer, policyId }
    for (const as of [
      'customer',
      { grant: { kind: 'policy', id: policyId }, flow: 'E_PAY' },
    ] as const) {
      const papers = await Promise.all([
        platform.request(calls.downloadPolicy, { params: query, query: {} }, as),
        platform.request(calls.downloadInvoice, { query }, as),
        platform.request(downloadReceipt, { query }, as),
      ])
      expect(await Promise.all(papers.map(startOf))).toEqual(['%PDF-', '%PDF-', '%PDF-'])
    }
  })

  test('each have one name: in the list, as a document and as the file of their policy', async () => {
    const { id: policyId, accountId } = await policyOf('Bayside')
    const query = { accountId, policyId }
    const papers = {
      policy: await platform.request(calls.downloadPolicy, { params: query, query: {} }, 'admin'),
      invoice: await platform.request(calls.downloadInvoice, { query }, 'admin'),
    }
    const { content } = await platform.request(
      calls.searchDocuments,
      { params: { accountId }, query: { filter: { policyId: [policyId] } } },
      'admin',
    )
    for (const kind of ['policy', 'invoice'] as const) {
      const listed = content.find(({ docType }) => docType === kind)
      const opened = await platform.request(
        calls.downloadDocument,
        { query: { docId: listed?.id ?? '' } },
        'admin',
      )
      expect([papers[kind].name, opened.name]).toEqual([listed?.docName, listed?.docName])
    }
  })

  test('are stored once when requested twice in parallel', async () => {
    const { id: policyId, accountId } = await policyOf('Redbrick')
    const query = { accountId, policyId }
    const [one, two] = await Promise.all([
      platform.request(calls.downloadInvoice, { query }, 'agent'),
      platform.request(calls.downloadInvoice, { query }, 'agent'),
    ])
    expect(await two.text()).toBe(await one.text())
    const { content } = await platform.request(
      calls.searchDocuments,
      { params: { accountId }, query: { filter: { docType: ['invoice'] } } },
      'agent',
    )
    expect(content.map((each) => each.policyId)).toEqual([policyId])
  })

  test('have no receipt before a payment', async () => {
    const { id: policyId, accountId } = await policyOf('Redbrick')
    const asking = platform.request(downloadReceipt, { query: { accountId, policyId } }, 'agent')
    await expect(asking).rejects.toMatchObject({ status: 404 })
  })

  test('are not found by other agencies or under other accounts', async () => {
    const { id: policyId, accountId } = await policyOf('Redbrick')
    for (const [query, as] of [
      [{ accountId: accountIds.customer, policyId }, 'agent'],
      [{ accountId, policyId }, 'wholesale'],
      [{ accountId, policyId }, 'customer'],
    ] as const) {
      await expect(platform.request(calls.downloadInvoice, { query }, as)).rejects.toMatchObject({
        status: 404,
      })
    }
    const { content } = await platform.request(
      calls.searchDocuments,
      { params: { accountId: accountIds.customer }, query: {} },
      'customer',
    )
    await expect(
      platform.request(
        calls.downloadDocument,
        { query: { docId: content[0]?.id ?? '' } },
        'wholesale',
      ),
    ).rejects.toMatchObject({ status: 404 })
  })
})
