import { propertyName } from '../element/attributes.ts'
import type {
  AttributeDefinition,
  ElementDefinition,
  MethodDefinition,
} from '../element/definition.ts'

/** The type of an attribute's property in TypeScript. */
export const typeOf = (attribute: AttributeDefinition): string => {
  switch (attribute.kind) {
    case 'boolean':
    case 'number':
      return attribute.kind
    case 'choice':
      return attribute.values.map((value) => `'${value}'`).join(' | ')
    case 'id':
    case 'string':
      return 'string'
    default:
      return attribute satisfies never
  }
}

/** `parapet-quote-button` → `ParapetQuoteButton`. */
export const className = (tag: string): string => {
  const camel = propertyName(tag)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/** `parapet-quote-priced` → `ParapetQuotePricedDetail`. */
export const detailName = (event: string): string => `${className(event)}Detail`

/** A method as its line in TypeScript: `goTo(step: string): Promise<boolean>`. */
export const signatureOf = (
  name: string,
  { parameters = '', returns = 'void' }: MethodDefinition,
) => `${name}(${parameters}): Promise<${returns}>`

/** The type of an event's detail in TypeScript. */
export const detailType = (event: ElementDefinition['events'][`parapet-${string}`]): string => {
  const fields = Object.entries(event.detail).map(
    ([name, { type, optional }]) => `${name}${optional ? '?' : ''}: ${type}`,
  )
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`
}
