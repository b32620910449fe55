import { createFetch } from 'ofetch'
import { kindOf } from '../../foundation/host/kind-of.ts'

/** A request to send. */
export interface Outgoing {
  readonly method: string
  readonly headers: Headers
  /** JSON, unless it is form data or bytes, which are sent unchanged. */
  readonly body: unknown
  readonly signal: AbortSignal | undefined
  /** The kind of a 2xx response. */
  readonly wants: 'json' | 'file' | 'stream'
  /** Whether the request continues after the page is closed. */
  readonly keepalive?: boolean
}

/** A response with its body: parsed JSON, a text, a named file, or nothing; a stream is unread. */
export interface Incoming {
  readonly ok: boolean
  readonly status: number
  readonly headers: Headers
  readonly data: unknown
}

const isBlob = (value: unknown): value is Blob => /^(?:Blob|File)$/.test(kindOf(value))

/** Whether a body is sent unchanged, with the content type left to the browser (spec 1 §7). */
export const isRaw = (body: unknown): body is FormData | Blob =>
  kindOf(body) === 'FormData' || isBlob(body)

/** A value in an address: texts and numbers unchanged, everything else as JSON. */
export const wireText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

const parametersOf = (query: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((each) => each !== undefined)
        .map((each) => [name, wireText(each)]),
    ),
  ).toString()

/** The address of a call; `base` may be empty for the page's origin. */
export const addressOf = (
  base: string,
  path: string,
  query: Readonly<Record<string, unknown>>,
): string => {
  const parameters = parametersOf(query)
  return `${base}${path}${parameters === '' ? '' : '?'}${parameters}`
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const responseTypes = { json: 'text', file: 'blob', stream: 'stream' } as const

const isStream = (value: unknown): value is ReadableStream => kindOf(value) === 'ReadableStream'

/** Reads a file as bytes, and any other body, including error responses of files, as JSON or text. */
const dataOf = async (data: unknown, isFile: boolean): Promise<unknown> => {
  if (isFile) return data
  const isUnread = isBlob(data) || isStream(data)
  const text = isUnread ? await new Response(data).text() : data
  return typeof text === 'string' && text !== '' ? parsed(text) : undefined
}

/**
 * Sends a request and reads its response, whatever its status. Never retries. Throws when no complete
 * response arrived.
 */
export const exchange = async (
  fetch: typeof globalThis.fetch,
  address: string,
  { method, headers, body, signal, wants, keepalive = false }: Outgoing,
): Promise<Incoming> => {
  const response = await createFetch({ fetch }).raw<unknown, 'blob' | 'text' | 'stream'>(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    ...(keepalive ? { keepalive } : {}),
    responseType: responseTypes[wants],
    // By default ofetch throws for statuses outside 2xx and retries some calls.
    ignoreResponseError: true,
    retry: 0,
  })
  const { ok, status } = response
  if (wants === 'stream' && ok)
    return { ok, status, headers: response.headers, data: response._data }
  const read = await dataOf(response._data, wants === 'file' && ok)
  // few calls return a file
  const data = isBlob(read)
    ? (await import('./response-file.ts')).fileOfAnswer(read, response.headers)
    : read
  return { ok, status, headers: response.headers, data }
}
