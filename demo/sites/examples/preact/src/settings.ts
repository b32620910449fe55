const asked = new URLSearchParams(location.search)

/** The platform, the key of the agency and the element to show; `?api=…&key=…&element=…`. */
export const apiBase = asked.get('api') ?? 'http://127.0.0.1:4000'
export const clientKey = asked.get('key') ?? 'pk_harbor_demo'
export const shown = asked.get('element') ?? 'parapet-quote-calculator'

/** Asks the server of this page for a session of the policy; this page has no server. */
export const fetchSession = async (): Promise<string> => {
  throw new Error('This page has no server')
}
