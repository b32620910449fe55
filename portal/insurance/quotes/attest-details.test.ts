import { expect, test } from 'vitest'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { attestDetails } from './attest-details.ts'

test('verifies an account with the details and the version that were read', async () => {
  const { platform, server } = await testPlatform({ signedIn: true })
  server.answer(verifyAccount, exampleAccount)
  await attestDetails(platform, exampleAccount)
  const [call] = server.callsOf(verifyAccount)
  expect(call?.headers.get('If-Match')).toBe(`"${exampleAccount.modified}"`)
  expect(call?.body).toMatchObject({
    accountId: exampleAccount.id,
    phoneNumber: exampleAccount.phoneNumber,
    entityType: exampleAccount.entityType,
  })
})
