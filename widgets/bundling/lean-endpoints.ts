import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import type { Endpoint } from '#core/platform/api/endpoint.ts'

/** What a call is made from; servers, the OpenAPI document and tests read the rest. */
const callFacts: readonly string[] = [
  'id',
  'method',
  'path',
  'params',
  'query',
  'body',
  'answer',
  'returns',
] satisfies readonly (keyof Endpoint)[]

/** Facts of which clients know one value, and treat all others alike. */
const onlyValues: ReadonlyMap<string, string> = new Map([
  ['audience', 'public'],
  ['idempotency', 'key'],
] satisfies [keyof Endpoint, string][])

const isForServers = (property: ESTree.ObjectPropertyKind): boolean => {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return false
  const { name } = property.key
  const only = onlyValues.get(name)
  if (only === undefined) return !callFacts.includes(name)
  return !(property.value.type === 'Literal' && property.value.value === only)
}

/** The code of a module without the facts of its `endpoint({…})` that no client reads. */
export const withoutServerFacts = (file: string, code: string): string => {
  const removed: (readonly [from: number, to: number])[] = []
  new Visitor({
    CallExpression({ callee, arguments: [facts] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return
      if (facts?.type !== 'ObjectExpression') return
      facts.properties.forEach((property, index) => {
        if (!isForServers(property)) return
        // With its comma: up to the next property.
        const end = facts.properties[index + 1]?.start ?? facts.end - 1
        removed.push([property.start, end])
      })
    },
  }).visit(parseSync(file, code).program)
  return removed.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), code)
}

/** Leaves out of builds what endpoints say for servers and documents. */
export function leanEndpoints(): Plugin {
  return {
    name: 'parapet:lean-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/core\/.+\/(?:[\w-]+-)?endpoints\.ts$/ },
      handler: (code, id) => ({ code: withoutServerFacts(id, code), map: null }),
    },
  }
}
