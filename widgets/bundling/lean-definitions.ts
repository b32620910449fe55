import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { ElementDefinition } from '../element/definition.ts'

const empty = (record: object): object =>
  Object.fromEntries(Object.keys(record).map((name) => [name, {}]))

/** The part of a definition that an element needs at run time: no sentence, and nothing of `docs`. */
const leanDefinition = (definition: ElementDefinition): object => ({
  tag: definition.tag,
  attributes: Object.fromEntries(
    Object.entries(definition.attributes).map(([name, attribute]) => [
      name,
      { ...attribute, summary: undefined },
    ]),
  ),
  properties: empty(definition.properties),
  events: Object.fromEntries(
    Object.entries(definition.events).flatMap(([name, { cancelable }]) =>
      cancelable ? [[name, { cancelable }]] : [],
    ),
  ),
  methods: empty(definition.methods ?? {}),
  formAssociated: definition.formAssociated,
  height: definition.height,
  width: definition.width,
})

const isDefinition = (id: string): boolean => /\/widgets\/[^/]+\/definition\.ts$/.test(id)

/**
 * Removes from builds what only the documentation reads of definitions; the doctor's build keeps the
 * names of slots.
 */
export function leanDefinitions({ hasSlots = false } = {}): Plugin {
  return {
    name: 'parapet:lean-definitions',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!isDefinition(id)) return null
      const read = (await import(pathToFileURL(id).href)) as { definition?: ElementDefinition }
      if (!read.definition) return null
      const { slots } = read.definition
      const lean = { ...leanDefinition(read.definition), ...(hasSlots && { slots: empty(slots) }) }
      return `export const definition = ${JSON.stringify(lean)}\n`
    },
  }
}
