import { elementFindings } from './element-findings.ts'
import { finding, type Finding } from './finding.ts'
import { findElements, type FoundElement } from './found-elements.ts'
import { markupFindings } from './markup-findings.ts'
import { platformFindings } from './platform-findings.ts'
import { policiesOf } from './policy.ts'
import { policyFindings } from './policy-findings.ts'
import { metaPolicies, readHeaders, type PageHeaders } from './read-page.ts'
import {
  loadersOn,
  releaseFindings,
  releaseIn,
  sheetsOn,
  type Release,
} from './release-findings.ts'

export interface ExamineOptions {
  /** Origin of the platform; else that of the loader, of the sheet, or of an `api-base`. */
  readonly platform?: string | undefined
  /** Headers of the page, where the caller has seen them. */
  readonly headers?: PageHeaders | undefined
  /** Address of a frame that the browser blocked. */
  readonly blockedFrame?: string | undefined
  /** Milliseconds that elements may take until their code is there. */
  readonly timeout?: number
  /** Milliseconds that a call may take. */
  readonly longestCall?: number
}

const platformOf = (page: Document, elements: readonly FoundElement[]): string => {
  const [file] = [...loadersOn(page), ...sheetsOn(page)]
  const address =
    file?.address ?? elements.map(({ element }) => element.getAttribute('api-base')).find(Boolean)
  // An address that is none leads nowhere, as does one of another kind.
  const { origin } = URL.parse(address ?? '/', page.baseURI) ?? new URL(page.baseURI)
  return origin === 'null' ? new URL(page.baseURI).origin : origin
}

const readRelease = async (
  platform: string,
  fetch: typeof globalThis.fetch,
): Promise<Release | undefined> => {
  try {
    const answer = await fetch(`${platform}/widgets/release.json`)
    return answer.ok ? releaseIn(await answer.json()) : undefined
  } catch {
    // Nothing there, or the page of another server.
    return undefined
  }
}

/** Waits until the page is loaded and its elements have their code, or the time is over. */
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
  elements: readonly FoundElement[],
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

/** Lists what is wrong with our elements on the page. */
export const examine = async (options: ExamineOptions = {}): Promise<readonly Finding[]> => {
  const page = document
  await settle(page, options.timeout ?? 5_000)
  const elements = findElements(page)
  const platform = options.platform ?? platformOf(page, elements)
  const address = new URL(page.URL)
  const call: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(options.longestCall ?? 10_000) })
  const [headers, release, refused] = await Promise.all([
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
  // A blocked call and one that nobody answers look the same to a script.
  const isBlocked = blocked.some(({ line }) => line.startsWith('connect-src'))
  return [
    ...blocked,
    ...releaseFindings(page, elements, platform, release),
    ...refused.filter(({ id }) => !(isBlocked && id === 'platformUnreachable')),
    ...markupFindings(page, elements),
    ...elementFindings(elements),
    ...popUpFinding(elements, headers),
  ]
}
