import type { AttributeDefinition, ElementDefinition } from './definition.ts'

export type AttributeValue = string | number | boolean | undefined

/** An attribute with a malformed value. */
export interface AttributeError {
  readonly attribute: string
  readonly text: string
  /** The valid values, `us, uk, au`; empty when there is no list. */
  readonly expected: string
}

export const isAttributeError = (read: AttributeValue | AttributeError): read is AttributeError =>
  typeof read === 'object'

/** `quote-id` → `quoteId`. */
export const propertyName = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const idShape = /^[\w-]{1,128}$/

/** The value of an attribute's text; `null` for an absent attribute. */
export function readAttribute(
  attribute: string,
  definition: AttributeDefinition,
  text: string | null,
): AttributeValue | AttributeError {
  if (definition.kind === 'boolean') return text !== null && text !== 'false'
  if (text === null) return undefined
  const fieldError = { attribute, text, expected: '' }
  switch (definition.kind) {
    case 'string':
      return text
    case 'number': {
      const number = text.trim() === '' ? Number.NaN : Number(text)
      return Number.isFinite(number) ? number : { ...fieldError, expected: '0–9' }
    }
    case 'id':
      return idShape.test(text) ? text : { ...fieldError, expected: 'A–Z a–z 0–9 - _' }
    case 'choice':
      return (
        definition.values.find((value) => value.toLowerCase() === text.trim().toLowerCase()) ?? {
          ...fieldError,
          expected: definition.values.join(', '),
        }
      )
    default:
      return definition.kind satisfies never
  }
}

/** The attribute text of a property's value; `null` removes the attribute. */
export function writeAttribute(definition: AttributeDefinition, value: unknown): string | null {
  if (definition.kind === 'boolean') return value ? '' : null
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value)
    default:
      return null
  }
}

/** All properties of an element, with and without attributes. */
export const propertiesOf = (definition: ElementDefinition): readonly string[] => [
  ...Object.keys(definition.attributes).map(propertyName),
  ...Object.keys(definition.properties),
]
