import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putMe } from '#core/identity/profile/endpoints.ts'
import { getAccount, verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { createAccount, updateAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { detailsFormOf, detailsOf } from '#core/insurance/accounts/details-form.ts'
import { saveRetailAgent } from '#core/insurance/accounts/retail-agent-endpoints.ts'
import { updatePolicyholder } from '#core/insurance/contacts/endpoints.ts'
import { duplicateQuote } from '#core/insurance/quotes/cart/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { users } from '../directory/users/tables.ts'
import { teamIds, userIds } from '../kernel/seed/ids.ts'
import { testPlatform, type TestPlatform } from '../testing/platform.ts'
import { accounts } from './accounts/tables.ts'
import { bindBody, draftOf, rosa, save } from './quotes/draft.fixture.ts'
import { quotes } from './quotes/tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

/** Valid format, but France has no such number. */
const nonexistent = '+33 0 12 34 56 78'

const refusedAt = (field: string) => ({ status: 400, errors: [{ field, code: 'phoneInvalid' }] })

describe('a phone number that its country does not assign', () => {
  test('is rejected at its field for a new company', async () => {
    const body = {
      name: 'Foreign Phone Bakery',
      state: 'TX',
      teamId: teamIds.galveston,
      phoneNumber: nonexistent,
    }
    await expect(platform.request(createAccount, { body }, 'agency')).rejects.toMatchObject(
      refusedAt('phoneNumber'),
    )
  })

  test('is rejected at its field for a quoted company', async () => {
    const draft = { ...draftOf('Foreign Phone Dental'), account: { phoneNumber: nonexistent } }
    await expect(save(platform, draft)).rejects.toMatchObject(refusedAt('account.phoneNumber'))
  })

  test('is rejected at its field for a retail agent', async () => {
    const { accountId } = await save(platform, draftOf('Foreign Retail Dental'))
    const agent = {
      retailAgentFirstName: 'Ray',
      retailAgentLastName: 'Tailor',
      retailAgentLicenseNumber: 'A123456',
    }
    const send = (phone: string) =>
      platform.request(
        saveRetailAgent,
        { params: { accountId }, body: { ...agent, phone } },
        'agent',
      )
    await expect(send(nonexistent)).rejects.toMatchObject(refusedAt('phone'))
    await expect(send('+33 1 42 68 53 00')).resolves.toMatchObject({ accountId })
  })
})

describe('a stored phone that is no longer valid', () => {
  const old = '512-555-01ab43'

  /** A quote whose policyholder and company have such phones. */
  const quotedBefore = async (name: string) => {
    const quote = await save(platform, draftOf(name))
    const handle = platform.services.database.handle()
    await handle.update(quotes).set({ customerPhone: old }).where(eq(quotes.id, quote.id))
    await handle
      .update(accounts)
      .set({ policyContactPhone: old, phoneNumber: old })
      .where(eq(accounts.id, quote.accountId))
    return platform.request(calls.getQuoteById, { params: { id: quote.id } }, 'agent')
  }
  const quoteParams = ({ product, id: quoteId }: Quote) => ({ params: { product, quoteId } })

  test('does not block other changes of its quote, and another invalid phone is rejected at its field', async () => {
    const quote = await quotedBefore('Old Phone Dental')
    const { initialRequestData } = quote
    const change = (contact: object) =>
      platform.request(
        editCalls.updateQuote,
        { ...quoteParams(quote), body: { initialRequestData, contact: { ...rosa, ...contact } } },
        'agent',
      )
    const changed = await change({ phone: old, lastName: 'Ford' })
    expect(changed).toMatchObject({ customerLastName: 'Ford', customerPhone: old })
    await expect(change({ phone: '512-555-01cd43' })).rejects.toMatchObject(
      refusedAt('contact.phone'),
    )
    expect(await change({ phone: '(512) 555-0144' })).toMatchObject({
      customerPhone: '+15125550144',
    })
  })

  test('does not block a variation, a new quote of the account or a request to bind', async () => {
    const quote = await quotedBefore('Old Phone Variations Dental')
    const variation = await platform.request(
      duplicateQuote,
      { ...quoteParams(quote), body: { initialRequestData: quote.initialRequestData } },
      'agent',
    )
    expect(variation.customerPhone).toBe(old)
    const draft = { ...draftOf('Old Phone Variations Dental'), contact: { ...rosa, phone: old } }
    const again = await save(platform, { ...draft, accountId: quote.accountId })
    expect(again.customerPhone).toBe(old)
    const { accountId } = quote
    await platform.request(verifyAccount, { body: { accountId } }, 'agent')
    const params = { id: quote.id }
    const body = { ...bindBody, customerPhone: old }
    const bound = await platform.request(bindCalls.requestToBind, { params, body }, 'agent')
    expect(bound).toMatchObject({ status: 'REQUESTED', customerPhone: old })
  })

  test('does not block a change of its account’s details', async () => {
    const { accountId } = await quotedBefore('Old Phone Details Dental')
    const params = { id: accountId }
    const account = await platform.request(getAccount, { params }, 'agent')
    const details = {
      ...detailsOf(detailsFormOf(account)),
      accountId,
      domainName: 'old-phone-details.example',
      noOfEmployeesAll: 24,
      ownershipType: 'Private',
      entityType: 'LLC',
      address1: '12 Main Street',
      city: 'Austin',
      zipCode: '78701',
      percentInternationalSales: 5,
      numberOfPersonalRecords: 10,
      primaryNaicsPercentage: 100,
    }
    const saved = await platform.request(updateAccount, { body: details }, 'agent')
    expect(saved).toMatchObject({ phoneNumber: old, noOfEmployeesAll: 24 })
    const wrong = { ...details, phoneNumber: nonexistent }
    await expect(platform.request(updateAccount, { body: wrong }, 'agent')).rejects.toMatchObject(
      refusedAt('phoneNumber'),
    )
  })

  test('does not block another change of its contact', async () => {
    const { accountId } = await quotedBefore('Old Phone Contact Dental')
    const body = {
      accountId,
      contactFirstName: 'Rosa',
      contactLastName: 'Ford',
      contactEmail: rosa.email,
      contactPhone: old,
    }
    const contacts = await platform.request(updatePolicyholder, { body }, 'agent')
    expect(JSON.stringify(contacts)).toContain('Ford')
    const handle = platform.services.database.handle()
    await handle.update(users).set({ phone: old }).where(eq(users.id, userIds.agent))
    const renamed = { firstName: 'Mateo', lastName: 'Hill', phone: old }
    await expect(platform.request(putMe, { body: renamed }, 'agent')).resolves.toMatchObject({
      lastName: 'Hill',
    })
  })
})
