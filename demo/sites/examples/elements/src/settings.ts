const parameters = new URLSearchParams(location.search)

/** The platform, the key of the agency and the element to show; `?api=…&key=…&element=…`. */
export const apiBase = parameters.get('api') ?? 'http://127.0.0.1:4000'
export const clientKey = parameters.get('key') ?? 'pk_harbor_demo'
export const elementTag = parameters.get('element') ?? 'parapet-quote-calculator'

/** Asks the server of this page for a session of the policy; this page has no server. */
export const fetchSession = async (): Promise<string> => {
  throw new Error('This page has no server')
}
