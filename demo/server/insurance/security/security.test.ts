import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeCall } from '#core/platform/api/encode.ts'
import { coverageIds } from '#core/insurance/products/coverages.ts'
import {
  answerSocialEngineering,
  getSecurityAnswers,
  saveSecurityAnswers,
} from '#core/insurance/security/endpoints.ts'
import type { SecurityFields } from '#core/insurance/security/model.ts'
import { without } from '../../kernel/lists/without.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

const five = {
  claimHistory: 0,
  isSecurityOfficer: 'YES',
  isSecurityTraining: 'NO',
  useEncryption: 'YES',
  useCloudStorage: 'NO',
} as const satisfies SecurityFields

let created = 0
const newAccount = async (): Promise<string> => {
  created += 1
  return (await save(platform, draftOf(`Secure Dental ${created}`))).accountId
}

const read = (accountId: string, as: SignInName = 'agent') =>
  platform.request(getSecurityAnswers, { params: { accountId } }, as)

const saveFields = (
  accountId: string,
  fields: SecurityFields,
  more: { product?: 'P250'; coverages?: number[] } = {},
  as: SignInName = 'agent',
) => platform.request(saveSecurityAnswers, { body: { accountId, fields, ...more } }, as)

describe('answers', () => {
  test('are empty before the first save, and afterwards include who saved them', async () => {
    const accountId = await newAccount()
    expect(await read(accountId)).toEqual({
      accountId,
      fields: {},
      p250Details: {},
      modified: null,
    })
    await saveFields(accountId, five)
    const saved = await read(accountId)
    expect(saved).toMatchObject({ fields: five })
    expect(saved.modified).not.toBeNull()
    expect(saved.modifiedBy).toBeTruthy()
  })

  test('are sent as YES and NO only', async () => {
    const accountId = await newAccount()
    const token = await platform.tokenOf('agent')
    const { path } = encodeCall(saveSecurityAnswers, { body: { accountId, fields: five } })
    const send = (fields: unknown) =>
      platform.fetch(path, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ accountId, fields }),
      })
    expect((await send({ ...five, useEncryption: true })).status).toBe(400)
    expect((await send({ ...five, claimHistory: 6 })).status).toBe(400)
    expect((await send(five)).status).toBe(200)
  })

  test('are reported at their fields if they are required and missing', async () => {
    const accountId = await newAccount()
    const four = without(five, 'useEncryption')
    await expect(saveFields(accountId, four)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'fields.useEncryption' }],
    })
  })

  test('are required by the selected coverages', async () => {
    const accountId = await newAccount()
    const coverages = [coverageIds.CYBER_CRIME]
    await expect(saveFields(accountId, five, { coverages })).rejects.toMatchObject({
      errors: [
        { field: 'fields.isVerifyingBankAccounts' },
        { field: 'fields.isAuthenticatingFundTransferRequests' },
        { field: 'fields.isPreventingUnauthorizedWireTransfers' },
      ],
    })
    expect((await read(accountId)).modified).toBeNull()
  })

  test('have details about backups in one product', async () => {
    const accountId = await newAccount()
    const fields = { ...five, backupFrequency: 'WEEKLY' } as const
    await expect(saveFields(accountId, fields, { product: 'P250' })).rejects.toMatchObject({
      errors: [
        { field: 'p250Details.backupFrequencyEncrypted' },
        { field: 'p250Details.backupFrequencySeparate' },
        { field: 'p250Details.backupFrequencyTested' },
      ],
    })
    expect((await saveFields(accountId, fields)).fields).toEqual(fields)
  })

  test('lose the detail of an answer that changed', async () => {
    const accountId = await newAccount()
    await saveFields(accountId, { ...five, changeInScope: 'YES', changeInScopeDetail: 'Merger' })
    const saved = await saveFields(accountId, {
      ...five,
      changeInScope: 'NO',
      changeInScopeDetail: 'Merger',
    })
    expect(saved.fields).toEqual({ ...five, changeInScope: 'NO' })
  })

  test('are not overwritten if somebody else changed them', async () => {
    const accountId = await newAccount()
    const first = await saveFields(accountId, five)
    platform.advanceTime(1_000)
    await saveFields(accountId, { ...five, useCloudStorage: 'YES' })
    const token = await platform.tokenOf('agent')
    const { path } = encodeCall(saveSecurityAnswers, { body: { accountId, fields: five } })
    const answer = await platform.fetch(path, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'if-match': `"${first.modified ?? ''}"`,
      },
      body: JSON.stringify({ accountId, fields: five }),
    })
    expect(answer.status).toBe(409)
    expect((await read(accountId)).fields.useCloudStorage).toBe('YES')
  })

  test('belong to the account’s agency', async () => {
    const accountId = await newAccount()
    await expect(read(accountId, 'wholesale')).rejects.toMatchObject({ status: 404 })
    await expect(saveFields(accountId, five, {}, 'wholesale')).rejects.toMatchObject({
      status: 404,
    })
    await expect(saveFields(accountId, five, {}, 'claims')).rejects.toMatchObject({ status: 403 })
    expect((await saveFields(accountId, five, {}, 'underwriter')).accountId).toBe(accountId)
  })
})

describe('the social-engineering questionnaire', () => {
  const all = {
    isVerifyingBankAccounts: 'YES',
    isAuthenticatingFundTransferRequests: 'YES',
    isPreventingUnauthorizedWireTransfers: 'YES',
  } as const

  const ask = (accountId: string, answers: Record<keyof typeof all, 'YES' | 'NO'>) =>
    platform.request(answerSocialEngineering, { body: { accountId, ...answers } }, 'agent')

  test('offers the endorsement, or lists what the insured must do', async () => {
    const accountId = await newAccount()
    await saveFields(accountId, five)
    const refused = await ask(accountId, { ...all, isVerifyingBankAccounts: 'NO' })
    expect(refused.socialEngineering).toBe(false)
    expect(refused.reason).toEqual([
      'Verify vendor bank accounts before adding them to the payment system',
    ])
    expect(await ask(accountId, all)).toEqual({ socialEngineering: true, reason: [] })
    expect((await read(accountId)).fields).toEqual({ ...five, ...all })
  })
})
