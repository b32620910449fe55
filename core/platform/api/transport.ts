import { answeredFile } from './answered-file.ts'

/** A request as it is sent. */
export interface Outgoing {
  readonly method: string
  readonly headers: Headers
  /** JSON, unless it is form data or bytes, which are sent unchanged. */
  readonly body: unknown
  readonly signal: AbortSignal | undefined
  /** Whether a 2xx answer is a file. */
  readonly wantsFile: boolean
  /** Whether it is sent to its end although the page is closed. */
  readonly keepalive?: boolean
}

/** An answer with its body read: parsed JSON, a text, a named file, or nothing. */
export interface Incoming {
  readonly ok: boolean
  readonly status: number
  readonly headers: Headers
  readonly data: unknown
}

/** Whether a body is sent unchanged, with the content type left to the browser (spec 1 §7). */
export const isRaw = (body: unknown): body is FormData | Blob =>
  body instanceof FormData || body instanceof Blob

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

/** Reads a file as bytes; anything else, including error answers of files, as JSON or text. */
const readAnswer = async (response: Response, isFile: boolean): Promise<unknown> => {
  if (isFile && response.body) return answeredFile(await response.blob(), response.headers)
  const text = await response.text()
  return text === '' ? undefined : parsed(text)
}

/**
 * Sends a request and reads its answer, whatever its status; the caller decides about statuses
 * outside 2xx. Repeats nothing. Throws when no complete answer arrived.
 */
export const exchange = async (
  fetch: typeof globalThis.fetch,
  address: string,
  { method, headers, body, signal, wantsFile, keepalive = false }: Outgoing,
): Promise<Incoming> => {
  const response = await fetch(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    ...(keepalive ? { keepalive } : {}),
  })
  const { ok, status } = response
  const data = await readAnswer(response, wantsFile && ok)
  return { ok, status, headers: response.headers, data }
}
