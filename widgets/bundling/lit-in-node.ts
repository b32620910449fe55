import type { Plugin } from 'vite'

/** What Lit's code for browsers takes from the page at its import, and what Node gets instead. */
const ofPages = [
  [/\bextends HTMLElement\b/, 'extends(globalThis.HTMLElement??Object)'],
  [/(?<=[=:]\s*)document(?=[,;])/, 'globalThis.document??{createTreeWalker(){}}'],
] as const

/** Lets a server import chunks of elements without a page: Lit's own build for Node is larger. */
export function litInNode(): Plugin {
  return {
    name: 'parapet:lit-in-node',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:lit-html|reactive-element)\.js$/ },
      handler: (code) => ({
        code: ofPages.reduce((text, [found, given]) => text.replace(found, given), code),
        map: null,
      }),
    },
  }
}
