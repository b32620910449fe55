/** What a response says of its page in headers. */
export interface PageHeaders {
  /** Content security policies, one header’s text each. */
  readonly policies: readonly string[]
  readonly openerPolicy: string
}

/**
 * The headers of the page, by asking for it again. Where the policy forbids even that, the browser’s
 * report of it has the policy’s whole text.
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
    // the report follows the failed call
    await new Promise((done) => setTimeout(done))
    return { policies: reported, openerPolicy: '' }
  } finally {
    page.removeEventListener('securitypolicyviolation', note)
  }
}

/** The policies that stand in the page itself. */
export const metaPolicies = (page: Document): readonly string[] =>
  [...page.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  )
