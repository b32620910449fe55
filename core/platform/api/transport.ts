import { kindOf } from '../../foundation/host/kind-of.ts'

/** A request as it is sent. */
export interface Outgoing {
  readonly method: string
  readonly headers: Headers
  /** JSON, unless it is form data or bytes, which are sent unchanged. */
  readonly body: unknown
  readonly signal: AbortSignal | undefined
  /** What a 2xx answer is. */
  readonly wants: 'json' | 'file' | 'stream'
  /** Whether it is sent to its end although the page is closed. */
  readonly keepalive?: boolean
}

/** An answer with its body read: parsed JSON, a text, a named file, or nothing; a stream is unread. */
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

/** A value in an address: texts and numbers as they are, everything else as JSON. */
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

/** The address of a call; `base` may be empty, for the page's origin. */
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

/** The body of an answer; error answers of files and streams are JSON or text, too. */
const dataOf = async (response: Response, wants: Outgoing['wants']): Promise<unknown> => {
  if (response.ok && wants === 'stream') return response.body ?? undefined
  if (response.ok && wants === 'file') {
    if (response.status === 204) return undefined
    const blob = await response.blob()
    // few calls answer with a file
    return (await import('./answered-file.ts')).answeredFile(blob, response.headers)
  }
  const text = await response.text()
  return text === '' ? undefined : parsed(text)
}

/**
 * Sends a request and reads its answer of any status; the caller decides about statuses
 * outside 2xx. Repeats nothing. Throws when no complete answer arrived.
 */
export const exchange = async (
  fetch: typeof globalThis.fetch,
  address: string,
  { method, headers, body, signal, wants, keepalive = false }: Outgoing,
): Promise<Incoming> => {
  const response = await fetch(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    ...(keepalive ? { keepalive } : {}),
  })
  const { ok, status } = response
  return { ok, status, headers: response.headers, data: await dataOf(response, wants) }
}
