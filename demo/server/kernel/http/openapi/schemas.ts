import * as z from 'zod/mini'
import { maxKeysOf } from '#core/foundation/validation/bounded.ts'
import type { Shape } from '#core/platform/api/endpoint.ts'
import { without } from '../../lists/without.ts'

export type Json = Record<string, unknown>

/** The bound of a map is our own check, for which JSON Schema has a keyword. */
const addMostKeys: NonNullable<z.core.ToJSONSchemaParams['override']> = ({
  zodSchema: {
    _zod: { def },
  },
  jsonSchema,
}) => {
  if (def.type !== 'record') return
  const max = maxKeysOf(def.checks ?? [])
  if (max !== undefined) jsonSchema.maxProperties = max
}

const pascalCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Writes shapes as JSON schemas of one document. */
export interface Schemas {
  /** The wire form of a shape: the input of its codecs. `owner` names recursive parts of it. */
  of(shape: Shape, owner: string): Json
  /** Recursive parts, which the schemas refer to by name. */
  readonly components: Json
}

/**
 * Zod puts recursive parts into `$defs` of the schema and refers to them from its root. In a
 * document the root is a different one, so they become components.
 */
export const createSchemas = (): Schemas => {
  const components: Json = {}
  const names = new Map<string, string>()

  const nameOf = (part: unknown, owner: string): string => {
    const text = JSON.stringify(part)
    const known = names.get(text)
    if (known !== undefined) return known
    const base = `${pascalCase(owner)}Value`
    const name = base in components ? `${base}${names.size}` : base
    names.set(text, name)
    components[name] = undefined
    return name
  }

  return {
    components,
    of(shape, owner) {
      const { $defs: parts = {}, ...rest } = z.toJSONSchema(shape, {
        io: 'input',
        unrepresentable: 'any',
        override: addMostKeys,
      })
      // the document states its dialect once
      const schema = without(rest, '$schema')
      const renamed = Object.entries(parts).map(
        ([part, value]) => [part, nameOf(value, owner), value] as const,
      )
      const resolve = (value: unknown): Json =>
        renamed.reduce<Json>(
          (json, [part, name]) =>
            JSON.parse(
              JSON.stringify(json).replaceAll(
                `"#/$defs/${part}"`,
                () => `"#/components/schemas/${name}"`,
              ),
            ) as Json,
          value as Json,
        )
      for (const [, name, value] of renamed) components[name] ??= resolve(value)
      return resolve(schema)
    },
  }
}
