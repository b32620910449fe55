import type { Plugin } from 'vite'

/**
 * The other packages that ofetch uses for its conveniences: joining addresses, detecting the type
 * of a text. Our calls pass whole addresses and parse texts themselves, so this code never runs.
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

/** Removes the parts of ofetch that `core/platform/api/transport.ts` never calls from builds. */
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
