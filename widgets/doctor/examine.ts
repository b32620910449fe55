import { elementFindings } from './element-findings.ts'
import { finding, type Finding } from './finding.ts'
import { findElements, type DetectedElement } from './detected-elements.ts'
import { markupFindings } from './markup-findings.ts'
import { platformFindings } from './platform-findings.ts'
import { policiesOf } from './policy.ts'
import { policyFindings } from './policy-findings.ts'
import { metaPolicies, readHeaders, type PageHeaders } from './read-page.ts'
import {
  loadersOn,
  releaseFindings,
  parseRelease,
  sheetsOn,
  type Release,
} from './release-findings.ts'

export interface ExamineOptions {
  /** Origin of the platform. Default: that of the loader, the style sheet or an `api-base`. */
  readonly platform?: string | undefined
  /** Headers of the page, if the caller knows them. */
  readonly headers?: PageHeaders | undefined
  /** Address of a frame that the browser blocked. */
  readonly blockedFrame?: string | undefined
  /** Timeout in milliseconds for the code of the elements. */
  readonly timeout?: number
  /** Timeout in milliseconds for a call. */
  readonly maxCallTime?: number
}

const platformOf = (page: Document, elements: readonly DetectedElement[]): string => {
  const [file] = [...loadersOn(page), ...sheetsOn(page)]
  const address =
    file?.address ?? elements.map(({ element }) => element.getAttribute('api-base')).find(Boolean)
  // Invalid addresses, and those without an origin, fall back to the page.
  const { origin } = URL.parse(address ?? '/', page.baseURI) ?? new URL(page.baseURI)
  return origin === 'null' ? new URL(page.baseURI).origin : origin
}

const readRelease = async (
  platform: string,
  fetch: typeof globalThis.fetch,
): Promise<Release | undefined> => {
  try {
    const answer = await fetch(`${platform}/widgets/release.json`)
    return answer.ok ? parseRelease(await answer.json()) : undefined
  } catch {
    // Not found, or an HTML page of another server.
    return undefined
  }
}

/** Waits until the page and the code of its elements have loaded, or for the timeout. */
const settle = async (page: Document, timeout: number): Promise<void> => {
  if (page.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }))
  const tags = [...new Set(findElements(page).map(({ element }) => element.localName))]
  await Promise.race([
    Promise.all(tags.map((tag) => customElements.whenDefined(tag))),
    new Promise((done) => setTimeout(done, timeout)),
  ])
  // defined elements draw first
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

const popUpFinding = (
  elements: readonly DetectedElement[],
  { openerPolicy }: PageHeaders,
): readonly Finding[] =>
  openerPolicy.trim().startsWith('same-origin') &&
  !openerPolicy.includes('allow-popups') &&
  elements.some(({ definition }) => definition.tag === 'parapet-sign-in-button')
    ? [
        finding(
          'popUpCut',
          `Cross-Origin-Opener-Policy is ${openerPolicy}.`,
          'HTTP header',
          'Cross-Origin-Opener-Policy: same-origin-allow-popups',
        ),
      ]
    : []

/** Lists the problems of the elements on the page. */
export const examine = async (options: ExamineOptions = {}): Promise<readonly Finding[]> => {
  const page = document
  await settle(page, options.timeout ?? 5_000)
  const elements = findElements(page)
  const platform = options.platform ?? platformOf(page, elements)
  const address = new URL(page.URL)
  const call: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(options.maxCallTime ?? 10_000) })
  const [headers, release, keyFindings] = await Promise.all([
    options.headers ?? readHeaders(page, call),
    readRelease(platform, call),
    platformFindings(elements, platform, address, call),
  ])
  const blocked = policyFindings([...headers.policies, ...metaPolicies(page)].flatMap(policiesOf), {
    page: address,
    platform: new URL(platform),
    processor: options.blockedFrame ? new URL(options.blockedFrame) : undefined,
    hasPayment: elements.some(({ definition }) => definition.tag === 'parapet-payment-page'),
  })
  // A script cannot tell a blocked call from one without a response.
  const isBlocked = blocked.some(({ line }) => line.startsWith('connect-src'))
  return [
    ...blocked,
    ...releaseFindings(page, elements, platform, release),
    ...keyFindings.filter(({ id }) => !(isBlocked && id === 'platformUnreachable')),
    ...markupFindings(page, elements),
    ...elementFindings(elements),
    ...popUpFinding(elements, headers),
  ]
}
