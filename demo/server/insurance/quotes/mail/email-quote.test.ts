import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { WireError } from '#core/foundation/errors/wire.ts'
import { sendToCustomer, sendVariations } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { sendSignRequest } from '#core/insurance/signing/endpoints.ts'
import * as mailCalls from '#core/insurance/quotes/mail/endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { escalateQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { limitGroups } from '../../../kernel/http/bounds/rate-limits.ts'
import { accountIds, apiKeyIds, organisationIds } from '../../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, rosa, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const quoteParams = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })
const draftTo = (name: string, email: string) => ({
  ...draftOf(name),
  contact: { ...rosa, email },
})
const email = (quote: Quote, as: As = 'embedUser') =>
  platform.request(mailCalls.emailQuote, quoteParams(quote), as)
const countTo = async (to: string) => (await platform.mails(to)).length

test('mails about one escalated decision are limited to ten a day', async () => {
  const quote = await save(platform, draftOf('Left Dental'))
  const body = { reason: 'Beyond my authority', group: 'HEAD_OF_UNDERWRITING' } as const
  const leave = () =>
    platform.request(escalateQuote, { ...quoteParams(quote), body }, 'underwriter')
  const before = await countTo('admin@demo.test')
  for (let at = 0; at < 10; at += 1) await leave()
  await expect(leave()).rejects.toMatchObject({ status: 429 })
  expect((await countTo('admin@demo.test')) - before).toBe(10)
})

test('users of the portal send one mailbox twenty mails a day, in any spelling', async () => {
  const quote = await save(platform, draftTo('Flooded Dental', 'Flooded+1@victim.example'))
  const send = () => platform.request(sendToCustomer, { ...quoteParams(quote), body: {} }, 'agent')
  for (const at of Array(10).keys()) {
    await send()
    platform.advanceTime(at % 2 === 0 ? 60_000 : 0)
    await platform.request(sendSignRequest, quoteParams(quote), 'agent')
  }
  await expect(send()).rejects.toMatchObject({ status: 429 })
  platform.advanceTime(86_400_000)
  await send()
})

describe('a quote saved on a page', () => {
  test('mails the agent, and not the typed address', async () => {
    const to = 'unasked@victim.example'
    const quote = await save(platform, draftTo('Unasked Dental', to), 'embedUser')
    expect(await countTo(to)).toBe(0)
    const [mail] = await platform.mails('agent@demo.test')
    expect(mail?.subject).toContain(quote.quoteNumber)
  })

  test('is mailed on the embed user’s request, each version once, also in parallel', async () => {
    const to = 'asked@lonestar.example'
    const quote = await save(platform, draftTo('Asked Dental', to), 'embedUser')
    expect(quote.allowedActions).toContain('email')
    await Promise.all([email(quote), email(quote)])
    await email(quote)
    const mails = await platform.mails(to)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(quote.quoteNumber),
    ])
    const change = { contact: { ...rosa, email: to, lastName: 'Ford' } }
    await platform.request(
      editCalls.updateQuote,
      { ...quoteParams(quote), body: change },
      'embedUser',
    )
    await email(quote)
    await email(quote)
    expect(await countTo(to)).toBe(2)
  })

  test('is mailed without any text of the embed user', async () => {
    const to = 'neutral@victim.example'
    const contact = { ...rosa, firstName: 'Dear customer pay now', lastName: 'Urgently', email: to }
    const draft = { ...draftOf('Overdue at evil.com Ltd'), contact }
    await email(await save(platform, draft, 'embedUser'))
    const [mail] = await platform.mails(to)
    const text = `${mail?.subject} ${mail?.text}`
    for (const word of ['Dear customer', 'Urgently', 'Overdue', 'evil.com']) {
      expect(text).not.toContain(word)
    }
  })

  test('follows the same rule with a token of the agency’s own server', async () => {
    const as = {
      grant: { kind: 'account', id: accountIds.albionClient },
      agencyId: organisationIds.albion,
      keyId: apiKeyIds.albion,
    } as const
    const to = 'client@thornfield.example'
    const client = await platform.request(getAccount, { params: { id: as.grant.id } }, as)
    const quote = await platform.request(
      editCalls.saveQuote,
      {
        params: { id: 'P_ONE' },
        body: {
          initialRequestData: {
            product: 'P_ONE',
            account: {
              postcode: client.zipCode,
              naicsCode: client.naicsCode,
              revenue: client.revenue,
              yearEstablished: client.yearEstablished ?? 1991,
            },
          },
          contact: { ...rosa, email: to, phone: '020 7946 0110' },
        },
      },
      as,
    )
    expect(await countTo(to)).toBe(0)
    await email(quote, as)
    expect(await countTo(to)).toBe(1)
  })
})

describe('a quote', () => {
  test('is not mailed on request of another embed user or of the agency’s users', async () => {
    const to = 'others@lonestar.example'
    const quote = await save(platform, draftTo('Others Dental', to), 'embedUser')
    await expect(email(quote, { embedUser: 'somebody-else' })).rejects.toMatchObject({
      status: 404,
    })
    await expect(email(quote, 'agent')).rejects.toMatchObject({ status: 403 })
    const grant = { kind: 'quote', id: quote.id } as const
    await expect(email(quote, { grant, flow: 'OTHER' })).rejects.toMatchObject({ status: 403 })
    expect(await countTo(to)).toBe(0)
  })

  test('is not mailed when an agent saves it', async () => {
    const to = 'by-agent@lonestar.example'
    await save(platform, draftTo('By Agent Dental', to), 'agent')
    expect(await countTo(to)).toBe(0)
  })
})

describe('mails caused by pages', () => {
  /**
   * Saves for one address and requests the mail, each time as another embed user; returns how many were
   * rejected.
   */
  const flood = async (times: number, to: string, name: string) => {
    let refused = 0
    for (let count = 0; count < times; count += 1) {
      const as = { embedUser: `${name}-embed-user-${count}` }
      const quote = await save(platform, draftTo(`${name} Dental ${count}`, to), as)
      await email(quote, as).catch((error: { status: number }) => {
        if (error.status !== 429) throw error
        refused += 1
      })
      platform.advanceTime(60_000)
    }
    return refused
  }

  test('are limited to a few a day per address, in any spelling and from any page', async () => {
    const to = 'flooded@victim.example'
    expect(await flood(5, to, 'flood')).toBe(0)
    expect(await flood(2, to.toUpperCase(), 'flood-again')).toBe(2)
    expect(await countTo(to)).toBe(5)
    platform.advanceTime(86_400_000)
    expect(await flood(1, to, 'flood-next-day')).toBe(0)
  })

  test('can be requested a few times a minute at most', async () => {
    const as = { embedUser: 'embed-user-in-a-hurry' }
    const quote = await save(platform, draftTo('Hurry Dental', 'hurry@lonestar.example'), as)
    for (let call = 0; call < limitGroups.mailing.token.calls; call += 1) await email(quote, as)
    await expect(email(quote, as)).rejects.toMatchObject({ status: 429, code: 'tooManyRequests' })
  })
})

test('variations that a session of the agency’s own server sends are limited to a few mails a day per address', async () => {
  const draft = { ...draftTo('Limited Dental', 'limited@lonestar.example'), cart: {} }
  const { accountId, id } = await save(platform, draft)
  const as = {
    grant: { kind: 'account', id: accountId },
    agencyId: organisationIds.harbor,
  } as const
  const body = { accountId, quoteIds: [id], to: 'customer' as const }
  const ask = () => platform.request(sendVariations, { body }, as)
  for (let mails = 0; mails < 5; mails += 1) await ask()
  await expect(ask()).rejects.toMatchObject({ status: 429, code: 'tooManyRequests' })
})

describe('mails caused by one network', () => {
  test('do not use up the key’s limit', async () => {
    const narrow = await testPlatform({ limitFactor: 0.01 })
    const outcomes: string[] = []
    for (const [count, ip] of ['192.0.2.7', '192.0.2.7', '198.51.100.7'].entries()) {
      const as = { embedUser: `embed-user-of-network-${count}` }
      const quote = await save(narrow, draftTo(`Network ${count}`, `n-${count}@x.example`), as, {
        ip: `203.0.113.${count}`,
      })
      outcomes.push(
        await narrow.request(mailCalls.emailQuote, quoteParams(quote), as, { ip }).then(
          () => 'mailed',
          ({ code }: { code: string }) => code,
        ),
      )
      narrow.advanceTime(60_000)
    }
    await narrow.close()
    expect(outcomes).toEqual(['mailed', 'tooManyRequests', 'mailed'])
  })
})

describe('mails caused by one key in a day', () => {
  let capped: TestPlatform
  beforeAll(async () => {
    capped = await testPlatform({ limitFactor: 0.01 })
  })
  afterAll(() => capped.close())

  test('stop at a limit: with an error for customers, silently for agents', async () => {
    const outcomes: string[] = []
    for (let count = 0; count < 5; count += 1) {
      const as = { embedUser: `embed-user-of-cap-${count}` }
      const body = draftTo(`Capped Dental ${count}`, `customer-${count}@lonestar.example`)
      const options = { ip: `198.51.100.${count}` }
      const quote = await save(capped, body, as, options)
      outcomes.push(
        await capped.request(mailCalls.emailQuote, quoteParams(quote), as, options).then(
          () => 'mailed',
          ({ code }: { code: string }) => code,
        ),
      )
      capped.advanceTime(60_000)
    }
    const mailed = ['mailed', 'mailed', 'mailed']
    expect(outcomes).toEqual([...mailed, 'tooManyRequests', 'tooManyRequests'])
    const mails = await capped.mails('agent@demo.test')
    expect(mails.filter(({ subject }) => subject.includes('Capped'))).toHaveLength(3)
  })
})

describe('names', () => {
  /** The first field error of a body without a valid shape. */
  const fieldErrorOf = async (company: string, more: object) => {
    const { initialRequestData } = draftOf(company)
    const body = z.encode(editCalls.saveQuote.body, { initialRequestData, contact: rosa })
    const response = await platform.fetch('/api/quote/v1/P100', {
      method: 'POST',
      headers: { Authorization: `Bearer ${await platform.tokenOf('agent')}` },
      body: JSON.stringify({ ...body, contact: { ...rosa, ...more } }),
    })
    if (response.ok) return undefined
    const { status, errors } = (await response.json()) as WireError
    return [status, errors?.[0]?.field, errors?.[0]?.code]
  }

  test.each([
    ['https://evil.com', 'nameAddress'],
    ['Pay at www.evil.com Ltd', 'nameAddress'],
    ['Two\nLines Ltd', 'nameUnseen'],
    ['Sunny 🌞 Ltd', 'unprintable'],
  ])('are rejected as a company’s: %j', async (company, code) => {
    expect(await fieldErrorOf(company, {})).toEqual([400, 'initialRequestData.account.name', code])
  })

  test.each([
    ['Hello Dear customer, pay at evil.com', 'nameLink'],
    ['http://x', 'nameLink'],
    ['Two\nLines', 'nameUnseen'],
  ])('are rejected as a person’s: %j', async (firstName, code) => {
    expect(await fieldErrorOf('Named Dental', { firstName })).toEqual([
      400,
      'contact.firstName',
      code,
    ])
  })

  test('are accepted if they only look unusual', async () => {
    expect(await fieldErrorOf('Turned \u202ecod Ltd', {})).toBe(undefined)
    expect(
      await fieldErrorOf('Booking.com Ltd', { firstName: 'J.R.R.', lastName: 'St. John' }),
    ).toBe(undefined)
  })
})
