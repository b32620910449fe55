import { createKey } from '#core/administration/api-keys/endpoints.ts'
import { openAccess } from '#core/identity/session/endpoints.ts'
import type { AccessInput } from '#core/identity/session/model.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import type { As, TestPlatform } from '../../testing/platform.ts'

/** A test-mode policy, and the token by which its agency's server opens it. */
export const testPolicy = async (
  platform: TestPlatform,
): Promise<{ readonly policyId: string; readonly holder: As }> => {
  const newKey = (kind: 'publishable' | 'api', origins: string[]) =>
    platform.request(createKey, { body: { name: kind, kind, mode: 'test', origins } }, 'agency')
  const open = async (body: AccessInput, headers: Readonly<Record<string, string>> = {}) => {
    const { accessToken } = await platform.request(openAccess, { body }, undefined, { headers })
    return { token: accessToken }
  }
  const origin = 'http://localhost:5000'
  const { key: clientKey } = await newKey('publishable', [origin])
  const page = await open({ clientKey }, { Origin: origin })
  const { id } = await platform.request(
    saveQuote,
    {
      params: { id: 'P100' },
      body: {
        initialRequestData: {
          product: 'P100',
          account: {
            name: 'Test Issue',
            state: 'TX',
            naicsCode: '621210',
            revenue: 1_200_000_000,
            yearEstablished: 1998,
          },
        },
        contact: {
          firstName: 'Rosa',
          lastName: 'Diaz',
          email: 'rosa@sandbox.example',
          phone: '5550100177',
        },
      },
    },
    page,
  )
  await platform.drain()
  const { policyId } = await platform.request(getQuoteById, { params: { id } }, page)
  const { id: apiKeyId, secret = '' } = await newKey('api', [])
  const grant = { kind: 'policy' as const, id: policyId ?? '' }
  return { policyId: grant.id, holder: await open({ apiKeyId, secret, grant }) }
}
