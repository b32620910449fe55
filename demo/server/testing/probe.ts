import type { KnownEndpoint } from '#core/catalogue.ts'
import { errorCatalogue } from '#core/error-catalogue.ts'
import { encodeCall } from '#core/platform/api/encode.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { SampleRecords } from '#core/samples/sample.ts'
import { sampleOf } from '#core/samples/samples.ts'
import { addressOf } from '#core/platform/api/transport.ts'
import { failuresOf } from '../kernel/http/openapi/failures.ts'
import type { As, TestPlatform } from './platform.ts'

/** The response of a call. */
export interface Outcome {
  readonly status: number
  /** Empty for a success. */
  readonly code: string
  readonly text: string
}

const isDone = (endpoint: Endpoint, status: number): boolean =>
  endpoint.returns === 'redirect' ? status === 302 : status >= 200 && status < 300

/** Whether a response is a success of the endpoint, or an error that it declares. */
export const isDeclared = (endpoint: Endpoint, { status, code }: Outcome): boolean =>
  isDone(endpoint, status) ||
  ((endpoint.errors ?? []).includes(code) && errorCatalogue.get(code)?.status === status)

/** Whether the OpenAPI document describes the response. */
export const isExpected = (endpoint: KnownEndpoint, outcome: Outcome): boolean =>
  isDone(endpoint, outcome.status) ||
  (failuresOf(endpoint).get(outcome.status) ?? []).some((code) => code === outcome.code)

/** The fields of `SampleRecords` that name a tenant's record. */
const tenantIds: readonly string[] = [
  'organisationId',
  'agencyId',
  'accountId',
  'quoteId',
  'policyId',
  'comparisonId',
  'docId',
  'noteId',
  'intentId',
  'licenseId',
  'submissionId',
  'keyId',
  'email',
] satisfies readonly (keyof SampleRecords)[]

/** Whether a sample is about a tenant's records. */
export const isAboutRecords = (endpoint: Endpoint, records: SampleRecords): boolean => {
  let isAbout = false
  const watched = new Proxy(records, {
    get(target, name) {
      isAbout ||= tenantIds.some((each) => each === name)
      return Reflect.get(target, name)
    },
  })
  sampleOf(endpoint, watched)
  return isAbout
}

/** Whether a response rejects another tenant's id at its field. */
export const isRefusedId = ({ status, text }: Outcome): boolean => {
  if (status !== 400) return false
  const { errors = [] } = JSON.parse(text) as { readonly errors?: readonly { field: string }[] }
  return errors.length > 0 && errors.every(({ field }) => tenantIds.includes(field))
}

class Undone extends Error {}

/** Makes the sample call of an endpoint and commits its changes. */
export const callSample = async (
  platform: TestPlatform,
  endpoint: Endpoint,
  as: As,
  records: SampleRecords,
): Promise<Outcome> => {
  const call = encodeCall(endpoint, sampleOf(endpoint, records))
  const headers = new Headers(as ? { Authorization: `Bearer ${await platform.tokenOf(as)}` } : {})
  const body = call.body === undefined ? {} : { body: JSON.stringify(call.body) }
  const init = { method: endpoint.method, headers, ...body }
  const response = await platform.fetch(addressOf('', call.path, call.query), init)
  const isStream = response.headers.get('Content-Type')?.includes('event-stream') === true
  const text = isStream ? '' : await response.text()
  if (isStream) await response.body?.cancel()
  const isError = response.headers.get('Content-Type')?.includes('json') && !response.ok
  const { code = '' } = (isError ? JSON.parse(text) : {}) as { readonly code?: string }
  return { status: response.status, code, text }
}

/** Makes the sample call of an endpoint and rolls back its changes. */
export const probe = async (
  platform: TestPlatform,
  endpoint: Endpoint,
  as: As,
  records: SampleRecords,
): Promise<Outcome> => {
  let outcome: Outcome | undefined
  // the sign-in is not rolled back with the call: others use its token
  if (as) await platform.tokenOf(as)
  try {
    // one transaction around the call, which joins it
    await platform.services.database.transaction(async () => {
      outcome = await callSample(platform, endpoint, as, records)
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  if (!outcome) throw new Error(`${endpoint.id} returned no response`)
  return outcome
}
