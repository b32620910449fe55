import { afterAll, beforeAll, expect, test } from 'vitest'
import { readApplication } from '#core/insurance/accounts/application/endpoints.ts'
import { applicationRules } from '#core/insurance/accounts/application/model.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, save } from '../../quotes/draft.fixture.ts'
import { pdfForm } from './pdf-form.fixture.ts'

let platform: TestPlatform
let accountId: string
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
  accountId = (await save(platform, draftOf('Uploaded Dental'))).accountId
})
afterAll(() => platform.close())

const read = (bytes: Uint8Array | string, as: SignInName = 'agent') =>
  platform.request(
    readApplication,
    { params: { accountId }, body: { file: Buffer.from(bytes).toString('base64') } },
    as,
  )

test('an application is read in a worker thread, by users who may change the account', async () => {
  const form = await pdfForm({ 'Company name': 'Uploaded Dental', City: 'Austin' })
  for (const as of ['agent', 'underwriter'] as const) {
    expect((await read(form, as)).fields).toMatchObject([
      { field: 'name', value: 'Uploaded Dental' },
      { field: 'city', value: 'Austin' },
    ])
  }
  await expect(read(form, 'wholesale')).rejects.toMatchObject({ status: 404 })
  await expect(read(form, 'customer')).rejects.toMatchObject({ status: 403 })
})

test.each([
  ['a workbook', 'PK\x03\x04', 'Choose a PDF form or a CSV file.'],
  [
    'a file that is too large',
    'a'.repeat(applicationRules.maxBytes + 1),
    'Choose a file up to 2 MB.',
  ],
])('rejects %s with 400 and the reason', async (_, file, detail) => {
  await expect(read(file)).rejects.toMatchObject({
    status: 400,
    errors: [{ field: 'file', detail }],
  })
})

test('rejects invalid base64 with 400', async () => {
  const body = { file: 'not base64' }
  await expect(
    platform.request(readApplication, { params: { accountId }, body }, 'agent'),
  ).rejects.toMatchObject({ status: 400, code: 'applicationRefused' })
})
