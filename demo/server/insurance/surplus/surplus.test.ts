import { AsyncLocalStorage } from 'node:async_hooks'
import { env } from 'node:process'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { sendToAgent, sendToCustomer } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import {
  agentIssueQuote,
  approveQuote,
  issueQuote,
  requestToBind,
} from '#core/insurance/quotes/bind/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { NoticeState } from '#core/insurance/quotes/surplus-notice.ts'
import * as calls from '#core/insurance/surplus/endpoints.ts'
import * as licenses from '#core/insurance/surplus/license-endpoints.ts'
import type { SurplusLicense } from '#core/insurance/surplus/license-model.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { openNewestLink } from '../../identity/security-code/link.fixture.ts'
import { organisationIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { untilBlocked } from '../../testing/until-blocked.ts'
import { bindBody, save } from '../quotes/draft.fixture.ts'
import { quotes } from '../quotes/tables.ts'
import { documentHashOf } from '../signing/receipt-seal.ts'
import { attest as attestOn, surplusDraftOf } from './attest.fixture.ts'
import { noticeAttestations, surplusLicenses } from './tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const surplusQuote = (name: string, state: NoticeState | 'TX' = 'LA') =>
  save(platform, surplusDraftOf(name, state), 'wholesale')

const quoteParams = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })

const noticeOf = (quote: Quote, as: As = 'wholesale') =>
  platform.request(calls.getSurplusNotice, { params: { id: quote.id } }, as)

const attest = (quote: Quote, as: As = 'wholesale') => attestOn(platform, quote, as)

const bind = async (quote: Quote) => {
  await platform.request(verifyAccount, { body: { accountId: quote.accountId } }, 'wholesale')
  const zipCode = quote.state === 'MT' ? '59601' : '70112'
  const body = { ...bindBody, city: 'New Orleans', zipCode }
  return platform.request(requestToBind, { params: { id: quote.id }, body }, 'wholesale')
}

describe('a surplus quote in Louisiana', () => {
  test('is bound after its broker attested by the mailed link, not before', async () => {
    const quote = await surplusQuote('Attested Dental')
    await expect(bind(quote)).rejects.toMatchObject({ status: 409, code: 'noticeUnattested' })
    await platform.request(calls.sendSurplusNotice, quoteParams(quote), 'wholesale')
    const { as, redirectURL } = await openNewestLink(platform, 'odette.fontenot@surplus.example')
    expect(redirectURL).toBe(`/quote/${quote.id}/attest-surplus-notice`)
    const before = await noticeOf(quote, as)
    expect(before).toMatchObject({ mayAttest: true, surplusNoticeAttested: false, receipt: null })
    const { receipt } = await attest(quote, as)
    expect(receipt).toMatchObject({
      fullName: 'Odette Fontenot',
      surplusLinesNumber: 'SL 440912',
      noticeVersion: before.notice.version,
      consent: before.notice.attestation,
      isIntact: true,
      isCurrent: true,
    })
    expect((await noticeOf(quote)).receipt).toEqual({ ...receipt, address: '203.0.113.9' })
    const log = { query: {}, body: { accountId: quote.accountId } }
    expect((await platform.request(searchActivity, log, 'wholesale')).content).toContainEqual(
      expect.objectContaining({
        userName: 'The surplus lines broker, by link',
        changes: [{ field: 'surplusNotice', before: null, after: before.notice.version }],
      }),
    )
    expect((await bind(quote)).status).toBe('REQUESTED')
    const approved = await platform.request(approveQuote, quoteParams(quote), 'underwriter')
    expect(approved.status).toBe('BOUND')
  })

  test('is neither approved nor issued before the notice of its terms is attested', async () => {
    const quote = await surplusQuote('Unattested Dental')
    const isOf = eq(quotes.id, quote.id)
    // terms without an attestation
    const openNotice = () =>
      platform.services.database.handle().update(quotes).set({ noticeAttested: null }).where(isOf)
    const take = (call: typeof approveQuote | typeof issueQuote | typeof agentIssueQuote, as: As) =>
      platform.request(call, quoteParams(quote), as)
    const refused = { status: 409, code: 'noticeUnattested' }
    await attest(quote)
    await bind(quote)
    await openNotice()
    for (const call of [approveQuote, issueQuote])
      await expect(take(call, 'underwriter')).rejects.toMatchObject(refused)
    const params = { id: quote.id }
    const { blockedActions } = await platform.request(getQuoteById, { params }, 'underwriter')
    for (const action of ['approve', 'issue'])
      expect(blockedActions).toContainEqual(
        expect.objectContaining({ action, code: 'noticeUnattested' }),
      )
    await attest(quote)
    expect((await take(approveQuote, 'underwriter')).status).toBe('BOUND')
    await openNotice()
    await expect(take(issueQuote, 'underwriter')).rejects.toMatchObject(refused)
    await expect(take(agentIssueQuote, 'wholesale')).rejects.toMatchObject(refused)
  })

  test('is mailed to its agent, and to its policyholder once it is attested', async () => {
    const quote = await surplusQuote('Sent Dental')
    const params = { id: quote.id }
    const sendActionsOf = async (as: As) => {
      const read = await platform.request(getQuoteById, { params }, as)
      const blocked = read.blockedActions?.find(({ action }) => action === 'sendToCustomer')
      return { send: read.allowedActions.filter((each) => each.startsWith('send')), ...blocked }
    }
    const why = { code: 'noticeUnattested', detail: expect.stringContaining('LA') }
    const toCustomer = () =>
      platform.request(sendToCustomer, { ...quoteParams(quote), body: {} }, 'underwriter')
    for (const as of ['underwriter', 'wholesale'] as const)
      expect(await sendActionsOf(as)).toMatchObject({ send: ['send'], ...why })
    await expect(toCustomer()).rejects.toMatchObject({ code: 'noticeUnattested' })
    await platform.request(sendToAgent, quoteParams(quote), 'underwriter')
    await attest(quote)
    expect(await sendActionsOf('underwriter')).toEqual({ send: ['send', 'sendToCustomer'] })
    await toCustomer()
  })

  test('shows its license to the agency, not by a link', async () => {
    const quote = await surplusQuote('Licensed Dental')
    const read = (as: As) => platform.request(getQuoteById, { params: { id: quote.id } }, as)
    expect((await read('wholesale')).firmographicData).toEqual({
      state: 'LA',
      signatureOnFile: false,
      surplusLinesNumber: 'SL 440912',
      surplusLinesState: 'LA',
    })
    const grant = { kind: 'quote', id: quote.id } as const
    expect((await read({ grant, flow: 'OTHER' })).firmographicData).toEqual({ state: 'LA' })
  })

  test('shows figures that add up to the final premium', async () => {
    const notice = await noticeOf(await surplusQuote('Figures Dental'))
    const { premium, mgaFee, brokerFee, surplusLineTax, surplusStampingFee, otherTaxes } = notice
    expect(surplusLineTax).toBeGreaterThan(0)
    expect(premium + mgaFee + brokerFee + surplusLineTax + surplusStampingFee + otherTaxes).toBe(
      notice.totalPremium,
    )
  })

  test('has one receipt after two clicks, with the agency’s user', async () => {
    const quote = await surplusQuote('Twice Attested Dental')
    const [one, two] = await Promise.all([attest(quote), attest(quote)])
    expect(one?.receipt).toEqual(two?.receipt)
    expect(one?.receipt).toMatchObject({ brokerName: 'Odette Fontenot' })
    expect(one?.receipt?.fullName).not.toBe('Odette Fontenot')
  })

  test('has to be attested again for other terms', async () => {
    const quote = await surplusQuote('Other Terms Dental')
    await attest(quote)
    platform.advanceTime(1_000)
    const { initialRequestData } = quote
    const global = { ...initialRequestData.global, preset: -1, limit: toMinor(2_000_000) }
    await platform.request(
      updateQuote,
      { ...quoteParams(quote), body: { initialRequestData: { ...initialRequestData, global } } },
      'wholesale',
    )
    expect(await noticeOf(quote)).toMatchObject({
      surplusNoticeAttested: false,
      mayAttest: true,
      receipt: { isIntact: true, isCurrent: false },
    })
    await expect(bind(quote)).rejects.toMatchObject({ code: 'noticeUnattested' })
  })

  test('keeps every receipt with its document, even when it no longer needs a notice', async () => {
    const quote = await surplusQuote('Receipts Dental')
    const params = { id: quote.id }
    const receipts = async (as: As = 'wholesale') =>
      (await platform.request(calls.listAttestations, { params }, as)).content
    const reprice = (change: object) => {
      const { initialRequestData } = quote
      const body = { initialRequestData: { ...initialRequestData, ...change } }
      return platform.request(updateQuote, { ...quoteParams(quote), body }, 'wholesale')
    }
    expect(await receipts()).toEqual([])
    const { receipt: first } = await attest(quote)
    platform.advanceTime(1_000)
    const limit = toMinor(2_000_000)
    await reprice({ global: { ...quote.initialRequestData.global, preset: -1, limit } })
    const { receipt: second } = await attest(quote)
    platform.advanceTime(1_000)
    const admitted = await reprice({ surplusOnly: false })
    expect(admitted).toMatchObject({ isSurplus: false, hasAttestations: true })
    await expect(noticeOf(quote)).rejects.toMatchObject({ code: 'noticeNotNeeded' })
    expect(await receipts()).toMatchObject([
      { id: second?.id, isIntact: true, isCurrent: false },
      { id: first?.id, isIntact: true, isCurrent: false },
    ])
    expect(
      (await receipts({ grant: { kind: 'quote', ...params }, flow: 'OTHER' }))[0],
    ).not.toHaveProperty('address')
    const fileOf = (attestationId: string, id = quote.id) =>
      platform.request(calls.downloadAttestation, { params: { id, attestationId } }, 'wholesale')
    for (const { id = '', documentHash } of [first, second].flatMap((each) => each ?? [])) {
      const file = await fileOf(id)
      expect(documentHashOf(new Uint8Array(await file.arrayBuffer()))).toBe(documentHash)
    }
    const other = await surplusQuote('Other Receipts Dental')
    await expect(fileOf(first?.id ?? '', other.id)).rejects.toMatchObject({ status: 404 })
    await expect(receipts('agent')).rejects.toMatchObject({ status: 404 })
  })

  test('shows one changed byte of the notice or its receipt', async () => {
    const handle = platform.services.database.handle()
    for (const [name, change] of [
      ['Notice', { document: new TextEncoder().encode('another notice') }],
      ['License', { surplusLinesNumber: 'SL 1' }],
      ['Version', { noticeVersion: 'LA-1' }],
      ['Terms', { termsVersion: 'TERMS-1' }],
    ] as const) {
      const quote = await surplusQuote(`Forged ${name} Dental`)
      await attest(quote)
      await handle
        .update(noticeAttestations)
        .set(change)
        .where(eq(noticeAttestations.quoteId, quote.id))
      expect(await noticeOf(quote)).toMatchObject({
        surplusNoticeAttested: false,
        receipt: { isIntact: false },
      })
    }
  })
})

test('a surplus quote in Montana is rejected: no broker of the agency is licensed there', async () => {
  const quote = await surplusQuote('Montana Dental', 'MT')
  expect(await noticeOf(quote)).toMatchObject({ broker: null, mayAttest: false })
  await expect(attest(quote)).rejects.toMatchObject({ status: 409, code: 'surplusLicenseMissing' })
  await expect(bind(quote)).rejects.toMatchObject({ status: 409, code: 'noticeUnattested' })
})

test('other states need no notice', async () => {
  const quote = await surplusQuote('Texan Dental', 'TX')
  await expect(noticeOf(quote)).rejects.toMatchObject({ status: 409, code: 'noticeNotNeeded' })
})

test('an outdated notice, or that of another state or broker, cannot be attested', async () => {
  const quote = await surplusQuote('Outdated Dental')
  for (const [state, noticeVersion, surplusLinesNumber] of [
    ['MT', 'MT-2026.1', 'SL 440912'],
    ['LA', 'LA-2020.1', 'SL 440912'],
    ['LA', 'LA-2026.1', 'SL 1'],
  ] as const) {
    const body = { state, noticeVersion, surplusLinesNumber, hasAttested: true } as const
    const outdated = platform.request(
      calls.attestNotice,
      { ...quoteParams(quote), body },
      'wholesale',
    )
    await expect(outdated).rejects.toMatchObject({ status: 409, code: 'noticeOutdated' })
  }
})

test('the terms of the attestation are read with the notice, attested, and returned with the receipt', async () => {
  const quote = await surplusQuote('Terms Dental')
  const { notice, terms } = await noticeOf(quote)
  expect(terms.paragraphs.length).toBeGreaterThan(0)
  const body = { state: 'LA', noticeVersion: notice.version, hasAttested: true } as const
  const withTerms = (termsVersion: string) =>
    platform.request(
      calls.attestNotice,
      { ...quoteParams(quote), body: { ...body, termsVersion } },
      'wholesale',
    )
  await expect(withTerms('TERMS-2020.1')).rejects.toMatchObject({ code: 'noticeOutdated' })
  const { receipt } = await withTerms(terms.version)
  expect(receipt).toMatchObject({ terms, isIntact: true })
  const params = { id: quote.id }
  const file = await platform.request(calls.downloadAttestedNotice, { params }, 'wholesale')
  const text = await file.text()
  for (const line of [terms.version, ...terms.paragraphs]) expect(text).toContain(line)
})

test('staff, policyholders, other agencies and links of other quotes cannot attest', async () => {
  const quote = await surplusQuote('Guarded Dental')
  const other = await surplusQuote('Unguarded Dental')
  const body = { state: 'LA', noticeVersion: 'LA-2026.1', hasAttested: true } as const
  const attempt = (as: As) =>
    platform.request(calls.attestNotice, { ...quoteParams(quote), body }, as)
  await expect(attempt('admin')).rejects.toMatchObject({ status: 403 })
  await expect(attempt('agent')).rejects.toMatchObject({ status: 404 })
  const linkOf = (id: string, flow: string): As => ({ grant: { kind: 'quote', id }, flow })
  await expect(attempt(linkOf(other.id, 'SURPLUS_NOTICE'))).rejects.toMatchObject({ status: 404 })
  for (const flow of ['OTHER', 'QUOTE_REVIEW'])
    await expect(attempt(linkOf(quote.id, flow))).rejects.toMatchObject({ status: 403 })
})

test('a link mailed to one broker does not attest as another', async () => {
  const quote = await surplusQuote('Replaced Broker Dental')
  await platform.request(calls.sendSurplusNotice, quoteParams(quote), 'wholesale')
  const { as: odette } = await openNewestLink(platform, 'odette.fontenot@surplus.example')
  const { agencyId } = quote
  const query = { surplusLinesState: 'LA' }
  const [own] = (await platform.request(licenses.searchSurplusLicenses, { query }, 'wholesale'))
    .content
  if (!own) throw new Error('a broker is seeded')
  const edit = (brokerLastName: string, as: As) =>
    platform.request(licenses.editSurplusLicense, { body: { ...own, brokerLastName } }, as)
  const bea = {
    brokerFirstName: 'Bea',
    brokerLastName: 'Landry',
    brokerEmail: 'bea@landry.example',
    surplusLicenseNumber: 'LA 500',
    surplusLinesState: 'LA',
  }
  const body = { ...bea, agencyId }
  const added = await platform.request(licenses.addSurplusLicense, { body }, 'admin')
  // the mailbox stays, and the new broker waits for confirmation: the previous one is used meanwhile
  await edit('Fontaine', 'wholesale')
  expect(await noticeOf(quote, odette)).toMatchObject({
    mayAttest: false,
    broker: { surplusLinesNumber: 'LA 500' },
  })
  await expect(attest(quote, odette)).rejects.toMatchObject({ code: 'noticeOutdated' })
  expect(await noticeOf(quote)).toMatchObject({ mayAttest: true, receipt: null })
  await platform.request(licenses.removeSurplusLicense, { params: { id: added.id } }, 'wholesale')
  await edit('Fontenot', 'admin')
  expect((await attest(quote, odette)).receipt).toMatchObject({ fullName: 'Odette Fontenot' })
})

describe('surplus lines licenses', () => {
  const license = {
    brokerFirstName: 'Hank',
    brokerLastName: 'Larsen',
    brokerEmail: 'hank@larsen.example',
    surplusLicenseNumber: 'MT 100',
    surplusLinesState: 'MT',
  }

  test('are added, changed and removed by their agency; signatures by staff', async () => {
    const body = { ...license, signatureOnFile: true }
    const added = await platform.request(licenses.addSurplusLicense, { body }, 'agency')
    expect(added).toMatchObject({ agencyId: organisationIds.harbor, signatureOnFile: false })
    await expect(
      platform.request(licenses.addSurplusLicense, { body }, 'agency'),
    ).rejects.toMatchObject({ status: 400 })
    const params = { id: added.id }
    const change = { body: { ...body, id: added.id } }
    const edited = await platform.request(licenses.editSurplusLicense, change, 'admin')
    expect(edited.signatureOnFile).toBe(true)
    const foreign = platform.request(licenses.editSurplusLicense, change, 'wholesale')
    await expect(foreign).rejects.toMatchObject({ status: 404 })
    await platform.request(licenses.removeSurplusLicense, { params }, 'agency')
    const { content } = await platform.request(
      licenses.searchSurplusLicenses,
      { query: { surplusLinesState: 'MT' } },
      'agency',
    )
    expect(content).toEqual([])
  })

  test('lose the signature on file when an agency changes their broker', async () => {
    const added = await platform.request(licenses.addSurplusLicense, { body: license }, 'agency')
    const params = { id: added.id }
    const edit = (change: object, as: As) =>
      platform.request(
        licenses.editSurplusLicense,
        { body: { ...license, id: added.id, signatureOnFile: true, ...change } },
        as,
      )
    await edit({}, 'admin')
    expect((await edit({ brokerEmail: 'new@larsen.example' }, 'agency')).signatureOnFile).toBe(true)
    expect((await edit({ brokerLastName: 'Else' }, 'agency')).signatureOnFile).toBe(false)
    const nowhere = edit({ surplusLinesState: 'ZZ' }, 'agency')
    await expect(nowhere).rejects.toMatchObject({ errors: [{ field: 'surplusLinesState' }] })
    await platform.request(licenses.removeSurplusLicense, { params }, 'agency')
  })

  test('keep the first of two concurrent edits', async () => {
    const added = await platform.request(licenses.addSurplusLicense, { body: license }, 'agency')
    const params = { id: added.id }
    const edit = (change: object, ifMatch: string, as: As) => {
      const input = { body: { ...license, id: added.id, ...change } }
      const headers = { 'If-Match': `"${ifMatch}"` }
      return platform.request(licenses.editSurplusLicense, input, as, { headers })
    }
    const read = () => platform.request(licenses.getSurplusLicense, { params }, 'agency')
    platform.advanceTime(1_000)
    const first = await edit({ brokerEmail: 'new@larsen.example' }, added.modified, 'agency')
    const second = edit({ brokerLastName: 'Else' }, added.modified, 'admin')
    await expect(second).rejects.toMatchObject({ status: 409, code: 'surplusLicenseChanged' })
    expect(await read()).toEqual(first)
    platform.advanceTime(1_000)
    const both = { brokerEmail: first.brokerEmail, brokerLastName: 'Else' }
    expect(await edit(both, first.modified, 'admin')).toMatchObject(both)
    await platform.request(licenses.removeSurplusLicense, { params }, 'agency')
    await expect(read()).rejects.toMatchObject({ status: 404 })
  })

  // calls to the embedded database wait for each other from their start
  test.skipIf(!env['TEST_DATABASE_URL'])(
    'lose the signature for good when staff remove it during an agency’s change',
    async () => {
      const added = await platform.request(licenses.addSurplusLicense, { body: license }, 'agency')
      const input = { body: { ...license, id: added.id, signatureOnFile: true } }
      await platform.request(licenses.editSurplusLicense, input, 'admin')
      const { database } = platform.services
      const ofItsOwn = AsyncLocalStorage.snapshot()
      let edit: Promise<SurplusLicense> | undefined
      await database.transaction(async () => {
        const handle = database.handle()
        const ofAgency = eq(agencies.id, organisationIds.harbor)
        await handle.select().from(agencies).where(ofAgency).for('update')
        edit = ofItsOwn(() => platform.request(licenses.editSurplusLicense, input, 'agency'))
        await untilBlocked(platform.services, edit)
        const ofLicense = eq(surplusLicenses.id, added.id)
        await handle.update(surplusLicenses).set({ signatureOnFile: false }).where(ofLicense)
      })
      expect((await edit)?.signatureOnFile).toBe(false)
      await platform.request(licenses.removeSurplusLicense, { params: { id: added.id } }, 'agency')
    },
  )

  test('have a template, and the notice that was signed on paper', async () => {
    const added = await platform.request(licenses.addSurplusLicense, { body: license }, 'agency')
    const query = { type: 'surplusNotice', state: 'MT' } as const
    const template = await platform.request(licenses.downloadNoticeTemplate, { query }, 'agent')
    expect(await template.text()).toContain('Montana surplus lines notice')
    const upload = (text: string, as: As) =>
      platform.request(
        licenses.uploadSurplusNotice,
        { body: { licenseId: added.id, file: btoa(text) } },
        as,
      )
    await expect(upload('<script>', 'agency')).rejects.toMatchObject({ status: 400 })
    await expect(upload('%PDF-1.7', 'wholesale')).rejects.toMatchObject({ status: 404 })
    expect((await upload('%PDF-1.7', 'agency')).signatureOnFile).toBe(false)
    expect((await upload('%PDF-1.7 b', 'admin')).signatureOnFile).toBe(true)
    const params = { id: added.id }
    const file = await platform.request(licenses.downloadUploadedNotice, { params }, 'agent')
    expect(await file.text()).toBe('%PDF-1.7 b')
    await platform.request(licenses.removeSurplusLicense, { params }, 'agency')
  })

  test('count once staff have confirmed them, and not after a later change by the agency', async () => {
    const body = { ...license, surplusLinesState: 'LA', surplusLicenseNumber: 'LA 200' }
    const quote = await save(platform, surplusDraftOf('Confirmed Dental', 'LA'))
    const own = await platform.request(
      licenses.searchSurplusLicenses,
      { query: { surplusLinesState: 'LA' } },
      'agency',
    )
    for (const { id } of own.content)
      await platform.request(licenses.removeSurplusLicense, { params: { id } }, 'agency')
    const added = await platform.request(licenses.addSurplusLicense, { body }, 'agency')
    expect(added.isConfirmed).toBe(false)
    expect(await noticeOf(quote, 'agent')).toMatchObject({
      mayAttest: false,
      broker: { isConfirmed: false },
    })
    const refused = { status: 409, code: 'surplusLicenseUnconfirmed' }
    await expect(attest(quote, 'agent')).rejects.toMatchObject(refused)
    const asked = platform.request(calls.sendSurplusNotice, quoteParams(quote), 'agent')
    await expect(asked).rejects.toMatchObject(refused)
    const params = { id: added.id }
    const confirm = (read: typeof body, as: As) =>
      platform.request(licenses.confirmSurplusLicense, { params, body: read }, as)
    await expect(confirm(body, 'agency')).rejects.toMatchObject({ status: 403 })
    const other = { ...body, brokerEmail: 'other@larsen.example' }
    await expect(confirm(other, 'admin')).rejects.toMatchObject({ code: 'surplusLicenseChanged' })
    expect((await confirm(body, 'admin')).isConfirmed).toBe(true)
    await platform.request(calls.sendSurplusNotice, quoteParams(quote), 'agent')
    const { as } = await openNewestLink(platform, body.brokerEmail)
    expect(await noticeOf(quote, as)).toMatchObject({ mayAttest: true })
    // another mailbox: the previous one's links are revoked, and nothing is attested until it is
    // confirmed
    const edited = await platform.request(
      licenses.editSurplusLicense,
      { body: { ...other, id: added.id } },
      'agency',
    )
    expect(edited.isConfirmed).toBe(false)
    await expect(noticeOf(quote, as)).rejects.toMatchObject({ status: 401 })
    await expect(attest(quote, 'agent')).rejects.toMatchObject(refused)
  })

  test('are mailed to administrators once when they wait for confirmation', async () => {
    const body = { ...license, surplusLinesState: 'LA', surplusLicenseNumber: 'LA 300' }
    const mails = async () =>
      (await platform.mails('admin@demo.test')).filter(({ text }) => text.includes('LA 300'))
    const added = await platform.request(licenses.addSurplusLicense, { body }, 'agency')
    expect(await mails()).toMatchObject([
      { text: expect.stringContaining('/admin/manage/surplus-licenses?filter=') },
    ])
    const params = { id: added.id }
    const edit = (brokerEmail: string, as: As) =>
      platform.request(
        licenses.editSurplusLicense,
        { body: { ...body, id: added.id, brokerEmail } },
        as,
      )
    await edit('second@larsen.example', 'agency')
    expect(await mails()).toHaveLength(1)
    expect((await edit('third@larsen.example', 'admin')).isConfirmed).toBe(true)
    expect(await mails()).toHaveLength(1)
    await edit('fourth@larsen.example', 'agency')
    expect(await mails()).toHaveLength(2)
    await platform.request(licenses.removeSurplusLicense, { params }, 'agency')
  })

  test('are found by agency, mailbox and date; those of every agency by administrators', async () => {
    const { wholesale } = organisationIds
    const find = async (query: licenses.LicenseQuery, as: As) =>
      (await platform.request(licenses.searchSurplusLicenses, { query }, as)).content
    const odette = { email: 'Odette.Fontenot@surplus.example' }
    expect(await find(odette, 'admin')).toMatchObject([{ agencyId: wholesale }])
    expect(await find({ agencyId: wholesale }, 'agency')).toEqual([])
    const after = new Date(platform.services.clock.now().getTime() + 1_000).toISOString()
    expect(await find({ ...odette, after }, 'admin')).toEqual([])
    const all = (as: As) =>
      platform.request(licenses.searchAllSurplusLicenses, { query: odette }, as)
    expect((await all('admin')).content).toMatchObject([{ agencyId: wholesale }])
    await expect(all('wholesale')).rejects.toMatchObject({ status: 403 })
  })

  test('cannot be added for other agencies', async () => {
    const body = { ...license, agencyId: organisationIds.wholesale }
    const added = platform.request(licenses.addSurplusLicense, { body }, 'agency')
    await expect(added).rejects.toMatchObject({ status: 404 })
  })
})
