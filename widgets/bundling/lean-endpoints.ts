import type { Plugin } from 'vite'

/** Title, description and source of a call: each a property of its own with a text in quotes. */
const forPeople = /^ +(?:summary|description|source):\s*(['"])(?:\\.|(?!\1)[^\\\n])*\1,\n/gm

/** In builds, leaves out what endpoints say for the OpenAPI document: no page reads it. */
export function leanEndpoints(): Plugin {
  return {
    name: 'parapet:lean-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/core\/.+\/endpoints\.ts$/ },
      handler: (code) => ({ code: code.replace(forPeople, ''), map: null }),
    },
  }
}
