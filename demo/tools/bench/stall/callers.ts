import * as z from 'zod/mini'
import { catalogue } from '#core/catalogue.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { encodeCall } from '#core/platform/api/encode.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import { addressOf } from '#core/platform/api/transport.ts'
import { exampleRecords } from '#core/samples/example-records.ts'
import type { SampleRecords } from '#core/samples/sample.ts'
import { sampleOf } from '#core/samples/samples.ts'
import type { RunningPlatform } from '../../../e2e/journeys/platform.ts'
import { readMatrix } from '../../../server/kernel/http/access/access-matrix.ts'
import { viewerKinds, type ViewerKind } from '../../../server/kernel/viewer-kind.ts'
import { clientKeys } from '../../../server/kernel/seed/ids.ts'
import { emailOf, seedPassword } from '../../../server/directory/users/seed/users.ts'
import type { Flood } from './flood.ts'

/** The caller of an endpoint: anonymous, a page with its publishable key, or a user. */
export type Caller = 'anonymous' | 'key' | ViewerKind

/** Users who see most come first; `agent` is the user whose waits are measured. */
const userKinds: readonly ViewerKind[] = [
  ...(['underwriter', 'admin', 'agency', 'customer'] as const),
  ...viewerKinds,
].filter((kind) => kind !== 'agent')

/** Every endpoint with the callers of each audience that may call it. */
export const floodedCalls = (): readonly (readonly [Endpoint, Caller])[] => {
  const matrix = readMatrix()
  return catalogue.flatMap((endpoint): (readonly [Endpoint, Caller])[] => {
    if (endpoint.audience === 'public') return [[endpoint, 'anonymous']]
    const row = matrix.get(endpoint.id)
    const may = (caller: Caller): boolean => (row?.[caller] ?? 'none') !== 'none'
    const kind = userKinds.find(may)
    return [...(may('key') ? (['key'] as const) : []), ...(kind ? [kind] : [])].map((caller) => [
      endpoint,
      caller,
    ])
  })
}

type Headers = Readonly<Record<string, string>>

const tokenAnswer = z.object({ accessToken: z.string() })
const ids = z.object({
  content: z.array(z.object({ id: z.string(), accountId: z.optional(z.string()) })),
})
const saved = z.object({ id: z.string(), accountId: z.string() })

const json = { 'Content-Type': 'application/json' }

/** Signs in and finds records, so that the calls of a flood succeed. */
export const createCallers = ({ portal, siteUs }: RunningPlatform) => {
  const tokens = new Map<Caller, Headers>()

  const post = async (path: string, body: object, headers: Headers): Promise<unknown> => {
    const answer = await fetch(`${portal}${path}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}`)
    return answer.json()
  }

  const signIn = async (caller: Exclude<Caller, 'anonymous'>): Promise<Headers> => {
    const answer =
      caller === 'key'
        ? await post('/api/auth/v1/access', { clientKey: clientKeys.harbor }, { Origin: siteUs })
        : await post(
            '/api/auth/v1/login',
            { username: emailOf(caller), password: seedPassword },
            {},
          )
    return { Authorization: `Bearer ${tokenAnswer.parse(answer).accessToken}` }
  }

  /** The token of a caller; a new one when a flood has ended its session. */
  const headersOf = async (caller: Caller): Promise<Headers> => {
    if (caller === 'anonymous') return {}
    const known = tokens.get(caller)
    if (known) {
      const answer = await fetch(`${portal}/api/auth/v1/me`, { headers: known })
      await answer.arrayBuffer()
      if (answer.status !== 401) return known
    }
    const headers = await signIn(caller)
    tokens.set(caller, headers)
    return headers
  }

  const firstOf = async (path: string, headers: Headers) => {
    const answer = await fetch(`${portal}${path}?size=1`, { headers })
    const read = z.safeParse(ids, await answer.json())
    return read.success ? read.data.content[0] : undefined
  }

  const recordsOf = async (caller: Caller, headers: Headers): Promise<SampleRecords> => {
    const common = { ...exampleRecords, clientKey: clientKeys.harbor, origin: siteUs }
    if (caller === 'anonymous') return common
    if (caller === 'key') {
      const { path, body } = encodeCall(saveQuote, sampleOf(saveQuote, common))
      // a page saves quotes for a company, not for an account
      const draft = Object.assign({}, body, { accountId: undefined })
      const quote = saved.parse(await post(path, draft, headers))
      return { ...common, quoteId: quote.id, accountId: quote.accountId }
    }
    const quote = await firstOf('/api/quote/v1/search', headers)
    const policy = await firstOf('/api/policy/v1/search', headers)
    return {
      ...common,
      ...(quote && { quoteId: quote.id }),
      ...(quote?.accountId !== undefined && { accountId: quote.accountId }),
      ...(policy && { policyId: policy.id }),
    }
  }

  return {
    headersOf,
    /** The sample call of an endpoint, with records that its caller may see. */
    async requestOf(
      endpoint: Endpoint,
      caller: Caller,
    ): Promise<Pick<Flood, 'address' | 'method' | 'headers' | 'body'>> {
      const headers = await headersOf(caller)
      const records = await recordsOf(caller, headers)
      const call = encodeCall(endpoint, sampleOf(endpoint, records))
      return {
        address: addressOf(portal, call.path, call.query),
        method: endpoint.method,
        headers: { ...headers, ...json, ...(endpoint.id === 'openAccess' && { Origin: siteUs }) },
        ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      }
    },
  }
}
