import { openAccess } from '#core/identity/session/endpoints.ts'
import { headerNames } from '#core/platform/api/headers.ts'
import { finding, type Finding } from './finding.ts'
import type { DetectedElement } from './detected-elements.ts'
import { isServerKey } from './server-key.ts'

type Fetch = typeof fetch

interface Access {
  readonly apiBase: string
  readonly clientKey: string
  readonly region: string | null
}

/** The distinct combinations of address, key and region on the page. */
const accesses = (elements: readonly DetectedElement[], platform: string): readonly Access[] => {
  const all = elements.flatMap(({ element }) => {
    const clientKey = element.getAttribute('client-key')
    // a server key is reported separately
    if (!clientKey || isServerKey(clientKey)) return []
    const apiBase = (element.getAttribute('api-base') ?? platform).replace(/\/+$/, '')
    return [{ apiBase, clientKey, region: element.getAttribute('region') }]
  })
  return [...new Map(all.map((access) => [Object.values(access).join(' '), access])).values()]
}

interface WireError {
  readonly code: string
  readonly detail: string
}

const errorOf = async (answer: Response): Promise<WireError> => {
  const body: unknown = await answer.json().catch(() => ({}))
  const text = (name: string): string => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : ''
    return typeof value === 'string' ? value : ''
  }
  return { code: text('code'), detail: text('message') || text('detail') }
}

const findingsOfError = (
  { code, detail }: WireError,
  { clientKey, region }: Access,
  origin: string,
): readonly Finding[] => {
  switch (code) {
    case 'keyRefused':
      return [finding('keyRefused', `${clientKey}: ${detail}`, 'HTML', 'client-key="pk_…"')]
    case 'originRefused':
      return [
        finding(
          'originRefused',
          `${clientKey} does not allow pages of ${origin}.`,
          'Platform',
          `Add ${origin} to the origins of ${clientKey}`,
        ),
      ]
    case 'regionRefused':
      return [
        finding('regionRefused', detail, 'HTML', `Correct region="${region ?? ''}", or remove it`),
      ]
    default:
      return []
  }
}

const askFor = async (access: Access, page: URL, fetch: Fetch): Promise<readonly Finding[]> => {
  const { apiBase, clientKey, region } = access
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (region) headers[headerNames.region] = region.toUpperCase()
  try {
    const answer = await fetch(`${apiBase}${openAccess.path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ clientKey }),
    })
    return answer.ok ? [] : findingsOfError(await errorOf(answer), access, page.origin)
  } catch {
    // If the platform responds to other calls, the origin is not registered.
    const isThere = await fetch(`${apiBase}/widgets/release.json`).then(
      ({ ok }) => ok,
      () => false,
    )
    return isThere
      ? findingsOfError({ code: 'originRefused', detail: '' }, access, page.origin)
      : [
          finding(
            'platformUnreachable',
            `No response from ${apiBase}.`,
            'HTML',
            'Correct api-base or remove it',
          ),
        ]
  }
}

/** Problems with the keys of a page, as reported by the platform. */
export const platformFindings = async (
  elements: readonly DetectedElement[],
  platform: string,
  page: URL,
  fetch: Fetch,
): Promise<readonly Finding[]> =>
  (await Promise.all(accesses(elements, platform).map((each) => askFor(each, page, fetch)))).flat()
