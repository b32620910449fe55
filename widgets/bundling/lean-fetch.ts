import type { Plugin } from 'vite'

/**
 * What ofetch asks of other packages for its conveniences: joining addresses, guessing what a text
 * holds. Our calls hand it whole addresses and read texts themselves, so none of this ever runs.
 */
const unused = `
const unused = (name) => () => {
  throw new Error('Not part of this build: ' + name)
}
export const withBase = /*@__PURE__*/ unused('withBase')
export const withQuery = /*@__PURE__*/ unused('withQuery')
export default /*@__PURE__*/ unused('destr')
`
const id = '\0parapet:unused-by-ofetch'

/** In builds, leaves out what ofetch brings along and `core/platform/api/transport.ts` never calls. */
export function leanFetch(): Plugin {
  return {
    name: 'parapet:lean-fetch',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      /^(?:ufo|destr)$/.test(source) && importer?.includes('/ofetch/') ? id : null,
    load: (asked) => (asked === id ? unused : null),
  }
}
