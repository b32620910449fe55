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

/** Timeout in milliseconds, as for every call of an element. */
const timeoutMs = 60_000

const answerTo = (init?: RequestInit): Promise<Response> =>
  fetch(examplesPath, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw errorName(error) === 'TimeoutError'
        ? new Error('The platform took too long to answer.', { cause: error })
        : error
    },
  )

const ask = async (init?: RequestInit): Promise<unknown> => {
  const answer = await answerTo(init)
  if (answer.status === 404) throw new NoExamples()
  const body: unknown = await answer.json()
  if (answer.ok) return body
  throw new Error((body as { readonly detail: string }).detail)
}

/** The key of examples without a record. */
export const exampleKey = async (): Promise<string> => ((await ask()) as ExampleAccess).clientKey

const storedAs = (record: ExampleRecord): string => `parapet.docs.reader.${record}`

const newReader = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(6)), (part) => part.toString(36)).join('-')

/** The ID with which this tab finds its record again. */
const readerOf = (record: ExampleRecord): string => {
  const known = sessionStorage.getItem(storedAs(record))
  if (known !== null) return known
  const made = newReader()
  sessionStorage.setItem(storedAs(record), made)
  return made
}

/** Forgets the record of this tab. The next session is for a new one. */
export const leaveRecord = (record: ExampleRecord): void =>
  sessionStorage.removeItem(storedAs(record))

/** A session for this tab's record. The platform takes the role of the page's own server. */
export const openRecord = async (record: ExampleRecord): Promise<ExampleSession> => {
  const asked: ExampleRequest = { record, readerId: readerOf(record) }
  return (await ask({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  })) as ExampleSession
}

/** The `fetchSession` of an example. */
export const sessionOf = async (record: ExampleRecord): Promise<string> => {
  const { accessToken } = await openRecord(record)
  if (accessToken === undefined) throw new Error('No session')
  return accessToken
}
