import type { Observation } from '../score-provider.ts'
import { redirectOf, type WebPage } from './pages.ts'

const maxLength = 160

/** A text from another server, shortened and without unprintable characters. */
const quoted = (text: string): string =>
  text.replaceAll(/[^\u0020-\u007e]/g, '?').slice(0, maxLength)

const scriptTags = /<script\b[^>]{0,1000}>/gi
const sourceOf = /\bsrc\s*=\s*["']?([^"'\s>]{1,500})/i

/** Hosts of other origins whose scripts a page runs without checking their contents. */
const unpinned = ({ url, body }: WebPage): readonly string[] =>
  [...body.matchAll(scriptTags)].flatMap(([tag]) => {
    const source = URL.parse(sourceOf.exec(tag)?.[1] ?? '', url)
    const isForeign = source !== null && source.host !== '' && source.hostname !== url.hostname
    return isForeign && !/\bintegrity\s*=/i.test(tag) ? [source.hostname] : []
  })

/** Checks the headers and scripts of a page. */
export const checkPage = (page: WebPage): readonly Observation[] => {
  const { headers } = page
  const found: Observation[] = []
  const add = (kind: Observation['kind'], evidence: string): void =>
    void found.push({ kind, source: 'http', subject: page.url.hostname, evidence })
  if (headers['strict-transport-security'] === undefined) {
    add('hstsMissing', 'Strict-Transport-Security: absent')
  }
  if (headers['content-security-policy'] === undefined) {
    add('contentPolicyMissing', 'Content-Security-Policy: absent')
  }
  if (headers['x-content-type-options'] === undefined) {
    add('sniffingAllowed', 'X-Content-Type-Options: absent')
  }
  const named = [headers.server, headers['x-powered-by']].flatMap((value) => value ?? [])
  const versioned = named.find((value) => /\d/.test(value))
  if (versioned !== undefined) add('versionShown', quoted(versioned))
  const cookie = headers['set-cookie']?.find((each) => !/;\s*secure\b/i.test(each))
  if (cookie !== undefined) {
    add('cookieInsecure', `Set-Cookie: ${quoted(cookie.split('=')[0] ?? '')} without Secure`)
  }
  const hosts = [...new Set(unpinned(page))]
  if (hosts.length > 0) add('scriptsUnpinned', quoted(hosts.join(', ')))
  return found
}

/** Checks that an unencrypted page redirects to the encrypted one. */
export const checkPlain = (page: WebPage): readonly Observation[] =>
  redirectOf(page)?.protocol === 'https:'
    ? []
    : [
        {
          kind: 'httpKept',
          source: 'http',
          subject: page.url.hostname,
          evidence: `GET http:// ${page.status}, no redirect to https`,
        },
      ]
