import { request as requestPlain, type IncomingHttpHeaders } from 'node:http'
import { request as requestSecure } from 'node:https'
import { resolveHost } from './resolve-host.ts'
import type { NetworkOptions } from './options.ts'

/** Maximum bytes of a page that are read. */
const maxBodyLength = 262_144
const timeout = 6_000
const maxRedirects = 4

/** A response of a web server. */
export interface WebPage {
  readonly url: URL
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The start of its text. */
  readonly body: string
}

/** Requests a page without following redirects; undefined if the server does not respond. */
const askOne = async (
  url: URL,
  options: NetworkOptions,
  signal: AbortSignal,
): Promise<WebPage | undefined> => {
  const isSecure = url.protocol === 'https:'
  const address = await resolveHost(url.hostname, options)
  const send = isSecure ? requestSecure : requestPlain
  return new Promise((resolve) => {
    const request = send(
      {
        host: address,
        port: isSecure ? options.ports.https : options.ports.http,
        path: `${url.pathname}${url.search}`,
        method: 'GET',
        headers: { Host: url.hostname, 'User-Agent': 'Parapet-Scan', Accept: 'text/html' },
        // its own connection: connections to other hosts are not reused
        agent: false,
        maxHeaderSize: 16_384,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
        ...(isSecure && { servername: url.hostname, rejectUnauthorized: false }),
      },
      (answer) => {
        const parts: Buffer[] = []
        let length = 0
        const done = (): void =>
          resolve({
            url,
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString('utf8'),
          })
        answer.on('data', (part: Buffer) => {
          parts.push(part.subarray(0, maxBodyLength - length))
          length += part.length
          if (length >= maxBodyLength) answer.destroy()
        })
        answer.once('end', done)
        answer.once('close', done)
        answer.once('error', done)
      },
    )
    request.once('error', () => resolve(undefined))
    request.end()
  })
}

/** The target of a redirect; undefined for other responses and for unusual addresses. */
export const redirectOf = ({ url, status, headers }: WebPage): URL | undefined => {
  if (status < 300 || status > 399 || headers.location === undefined) return undefined
  const next = URL.parse(headers.location, url)
  return next !== null && ['http:', 'https:'].includes(next.protocol) && next.port === ''
    ? next
    : undefined
}

/** Requests a page, and with `follows` its redirects; each host is resolved again. */
export const readWebPage = async (
  start: URL,
  options: NetworkOptions,
  { follows, signal }: { readonly follows: boolean; readonly signal: AbortSignal },
): Promise<WebPage | undefined> => {
  let page = await askOne(start, options, signal)
  let left = follows ? maxRedirects : 0
  while (page !== undefined && left > 0) {
    const next = redirectOf(page)
    if (next === undefined) break
    page = await askOne(next, options, signal)
    left -= 1
  }
  return page
}
