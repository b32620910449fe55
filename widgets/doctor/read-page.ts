/** The response headers that the doctor needs. */
export interface PageHeaders {
  /** Content security policies, one per header. */
  readonly policies: readonly string[]
  readonly openerPolicy: string
}

/**
 * The headers of the page, read by requesting it again. If the policy blocks that request, the
 * browser’s violation report contains the full policy.
 */
export const readHeaders = async (
  page: Document,
  fetch: typeof globalThis.fetch,
): Promise<PageHeaders> => {
  const reported: string[] = []
  const note = ({ originalPolicy, disposition }: SecurityPolicyViolationEvent): void => {
    if (disposition === 'enforce') reported.push(originalPolicy)
  }
  page.addEventListener('securitypolicyviolation', note)
  try {
    const answer = await fetch(page.URL, { method: 'HEAD' })
    return {
      policies: [answer.headers.get('Content-Security-Policy') ?? ''],
      openerPolicy: answer.headers.get('Cross-Origin-Opener-Policy') ?? '',
    }
  } catch {
    // the report arrives after the failed request
    await new Promise((done) => setTimeout(done))
    return { policies: reported, openerPolicy: '' }
  } finally {
    page.removeEventListener('securitypolicyviolation', note)
  }
}

/** The policies in the page's meta tags. */
export const metaPolicies = (page: Document): readonly string[] =>
  [...page.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  )
