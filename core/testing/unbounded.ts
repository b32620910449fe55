import type * as z from 'zod/mini'
import { maxKeysOf } from '../foundation/validation/bounded.ts'
import { isBoundedPattern } from './bounded-pattern.ts'

type Shape = z.core.$ZodType
type Walk = (shape: Shape, path: string) => readonly string[]

/** The definition of a check of any kind. */
interface CheckDefinition {
  readonly check?: string
  readonly maximum?: unknown
  readonly length?: unknown
  readonly pattern?: unknown
  readonly abort?: unknown
}

const checksOf = ({ _zod: { def } }: Shape): readonly CheckDefinition[] => {
  // A format such as `z.iso.date()` is a check itself, in addition to those added to it.
  const own: CheckDefinition[] = 'check' in def ? [def as CheckDefinition] : []
  return [...own, ...(def.checks ?? []).map((check) => check._zod.def as CheckDefinition)]
}

const isFinite = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

const hasLength = ({ check, maximum, length }: CheckDefinition): boolean =>
  (check === 'max_length' && isFinite(maximum)) || (check === 'length_equals' && isFinite(length))

/**
 * Whether our own checks run only on texts that passed a maximum length, because they may take
 * quadratic time.
 */
const isCheckedWithin = (shape: Shape): boolean => {
  const checks = checksOf(shape)
  const first = checks.findIndex(({ check }) => check === 'custom')
  return first === -1 || checks.slice(0, first).some((each) => hasLength(each) && each.abort)
}

const isBoundedText = (shape: Shape): boolean =>
  isCheckedWithin(shape) &&
  checksOf(shape).some(
    (check) =>
      hasLength(check) ||
      (check.check === 'string_format' &&
        check.pattern instanceof RegExp &&
        isBoundedPattern(check.pattern)),
  )

const hasMaxKeys = (shape: Shape): boolean => isFinite(maxKeysOf(shape._zod.def.checks ?? []))

const hasMaxSize = (shape: Shape): boolean =>
  checksOf(shape).some(
    ({ check, maximum, ...facts }) =>
      (check === 'max_size' && isFinite(maximum)) ||
      (check === 'size_equals' && 'size' in facts && isFinite(facts.size)),
  )

const isTransform = (shape: Shape): boolean => shape._zod.def.type === 'transform'

/**
 * Paths in a shape whose values may have any length: texts, lists, maps, and kinds of value without
 * a definition. Includes both sides of a codec and every branch of a union.
 */
export const findUnbounded = (root: Shape, start = ''): readonly string[] => {
  const seen = new Set<Shape>()

  const walk: Walk = (shape, path) => {
    // a recursive shape is visited once
    if (seen.has(shape)) return []
    seen.add(shape)
    const found = look(shape, path)
    seen.delete(shape)
    return found
  }

  const unless = (isBounded: boolean, path: string): readonly string[] => (isBounded ? [] : [path])

  const look: Walk = (shape, path) => {
    const { def } = (shape as z.core.$ZodTypes)._zod
    switch (def.type) {
      case 'number':
      case 'boolean':
      case 'null':
      case 'undefined':
      case 'void':
      case 'nan':
      case 'never':
      case 'date':
      case 'enum':
      case 'literal':
        return []
      case 'string':
        return unless(isBoundedText(shape), path)
      case 'template_literal':
        return def.parts.flatMap((part) =>
          typeof part === 'object' && part !== null ? walk(part, `${path}\`\``) : [],
        )
      case 'object':
        return [
          ...Object.entries(def.shape).flatMap(([name, field]) => walk(field, `${path}.${name}`)),
          ...unless(!def.catchall || def.catchall._zod.def.type === 'never', `${path}.*`),
        ]
      case 'array':
        return [
          ...unless(checksOf(shape).some(hasLength), `${path}[]`),
          ...walk(def.element, `${path}[]`),
        ]
      case 'tuple':
        return [
          ...def.items.flatMap((item, at) => walk(item, `${path}[${at}]`)),
          ...unless(!def.rest || checksOf(shape).some(hasLength), `${path}[]`),
          ...(def.rest ? walk(def.rest, `${path}[]`) : []),
        ]
      case 'record': {
        const keys = def.keyType._zod.values
        return [
          ...unless(keys !== undefined || hasMaxKeys(shape), `${path}{}`),
          ...walk(def.keyType, `${path}{key}`),
          ...walk(def.valueType, `${path}{}`),
        ]
      }
      case 'map':
        return [
          ...unless(hasMaxSize(shape), `${path}{}`),
          ...walk(def.keyType, `${path}{key}`),
          ...walk(def.valueType, `${path}{}`),
        ]
      case 'set':
        return [...unless(hasMaxSize(shape), `${path}[]`), ...walk(def.valueType, `${path}[]`)]
      case 'union':
        return def.options.flatMap((option) => walk(option, path))
      case 'intersection':
        return [...walk(def.left, path), ...walk(def.right, path)]
      case 'optional':
      case 'nullable':
      case 'nonoptional':
      case 'default':
      case 'prefault':
      case 'catch':
      case 'readonly':
      case 'success':
      case 'promise':
        return walk(def.innerType, path)
      case 'lazy':
        return walk(def.getter(), path)
      case 'pipe': {
        // the value of a transform is as long as its input
        const sides = [def.in, def.out].filter((side) => !isTransform(side))
        return sides.length === 0 ? [path] : sides.flatMap((side) => walk(side, path))
      }
      case 'any':
      case 'unknown':
      case 'custom':
      case 'transform':
      case 'bigint':
      case 'symbol':
      case 'file':
      case 'function':
        return [path]
    }
  }

  return [...new Set(walk(root, start))]
}
