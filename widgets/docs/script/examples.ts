import { errorName } from '#core/foundation/host/kind-of.ts'
import {
  examplesPath,
  type ExampleAccess,
  type ExampleRecord,
  type ExampleRequest,
  type ExampleSession,
} from '#core/insurance/sandbox/examples.ts'

/** The platform runs without the demo, so it has no example records. */
export class NoExamples extends Error {}

/** Timeout in milliseconds, as for every request of an element. */
const timeoutMs = 60_000

const fetchExample = (init?: RequestInit): Promise<Response> =>
  fetch(examplesPath, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw errorName(error) === 'TimeoutError'
        ? new Error('The platform took too long to respond.', { cause: error })
        : error
    },
  )

const requestExample = async (init?: RequestInit): Promise<unknown> => {
  const response = await fetchExample(init)
  if (response.status === 404) throw new NoExamples()
  const body: unknown = await response.json()
  if (response.ok) return body
  throw new Error((body as { readonly detail: string }).detail)
}

/** The key of examples without a record. */
export const exampleKey = async (): Promise<string> =>
  ((await requestExample()) as ExampleAccess).clientKey

const storageKey = (record: ExampleRecord): string => `parapet.docs.reader.${record}`

const createVisitorId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(6)), (part) => part.toString(36)).join('-')

/** The ID with which this tab finds its record again. */
const visitorIdFor = (record: ExampleRecord): string => {
  const stored = sessionStorage.getItem(storageKey(record))
  if (stored !== null) return stored
  const created = createVisitorId()
  sessionStorage.setItem(storageKey(record), created)
  return created
}

/** Forgets this tab's record, so that the next session creates a new one. */
export const leaveRecord = (record: ExampleRecord): void =>
  sessionStorage.removeItem(storageKey(record))

/** A session for this tab's record. The platform takes the role of the page's own server. */
export const openRecord = async (record: ExampleRecord): Promise<ExampleSession> => {
  const request: ExampleRequest = { record, readerId: visitorIdFor(record) }
  return (await requestExample({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  })) as ExampleSession
}

/** The `fetchSession` of an example. */
export const sessionOf = async (record: ExampleRecord): Promise<string> => {
  const { accessToken } = await openRecord(record)
  if (accessToken === undefined) throw new Error('No session')
  return accessToken
}
