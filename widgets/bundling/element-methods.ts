import type { Plugin } from 'vite'
import { definitions } from '../definitions.ts'

const id = 'virtual:element-methods'

/** The names of every element and its methods as a module: all that a controller needs to know. */
export function elementMethods(): Plugin {
  return {
    name: 'parapet:element-methods',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(asked) {
      if (asked !== `\0${id}`) return null
      const methods = Object.values(definitions).map((definition) => [
        definition.tag,
        'methods' in definition ? Object.keys(definition.methods) : [],
      ])
      return `export const methodsOf = ${JSON.stringify(Object.fromEntries(methods))}\n`
    },
  }
}
