/** A content security policy: the sources of each directive as written. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Parses the policies of a header or meta tag. Several are separated by commas. */
export const policiesOf = (text: string): readonly Policy[] =>
  text
    .split(',')
    .filter((policy) => policy.trim() !== '')
    .map(
      (policy) =>
        new Map(
          policy
            .split(';')
            .map((directive) => directive.trim().split(/\s+/))
            .filter(([name]) => name)
            .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const)
            // the first of two equal directives applies
            .toReversed(),
        ),
    )

/** The fallback directives, most specific first. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
}

/** The directive that applies, with its sources; undefined when everything is allowed. */
export const decidingDirective = (
  policy: Policy,
  directive: string,
): { readonly name: string; readonly sources: readonly string[] } | undefined => {
  const name = (fallbacks[directive] ?? [directive]).find((each) => policy.has(each))
  return name === undefined ? undefined : { name, sources: policy.get(name) ?? [] }
}

const ports: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }
const portOf = ({ port, protocol }: URL): string => port || (ports[protocol] ?? '')

const hostSource = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/:]+|\[[^\]]+\])(?::(\d+|\*))?(\/.*)?$/i

const hostMatches = (pattern: string, host: string): boolean =>
  pattern === '*' || (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host)

/** Whether a source matches an address. `page` is the address of the page itself. */
const covers = (source: string, target: URL, page: URL): boolean => {
  const lower = source.toLowerCase()
  if (lower === `'self'`) return target.origin === page.origin
  if (lower === '*') return target.protocol in ports || target.protocol === page.protocol
  if (/^[a-z][a-z0-9+.-]*:$/.test(lower))
    return lower === target.protocol || (lower === 'http:' && target.protocol === 'https:')
  const [, scheme, host = '', port, path] = hostSource.exec(lower) ?? []
  if (host === '' || !hostMatches(host, target.hostname)) return false
  const wanted = scheme ?? page.protocol
  // An http source also matches https.
  if (wanted !== target.protocol && !(wanted === 'http:' && target.protocol === 'https:'))
    return false
  if (
    port === undefined
      ? portOf(target) !== (ports[target.protocol] ?? '')
      : port !== '*' && port !== portOf(target)
  )
    return false
  if (path === undefined || path === '/') return true
  return path.endsWith('/') ? target.pathname.startsWith(path) : target.pathname === path
}

/** Whether sources allow an address. */
export const allows = (sources: readonly string[], target: URL, page: URL): boolean =>
  sources.some((source) => covers(source, target, page))

/** Whether trust is passed from script to script, independent of addresses. */
export const trustsScripts = (sources: readonly string[]): boolean =>
  sources.some((source) => /^'(?:nonce-|strict-dynamic)/i.test(source))
