import { propertyName } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { className, typeOf } from '../docs/types.ts'

/** What a wrapper needs to know of an element. */
export interface Facts {
  readonly tag: string
  /** `ParapetQuoteButton`. */
  readonly name: string
  readonly summary: string
  /** Attribute names by property name. */
  readonly attributes: Readonly<Record<string, string>>
  /** Properties without an attribute. */
  readonly properties: readonly string[]
  readonly events: readonly string[]
  readonly methods: readonly string[]
}

const withFieldName = ({ attributes, formAssociated }: ElementDefinition): readonly string[] => [
  ...Object.keys(attributes),
  ...(formAssociated ? ['name', 'disabled'] : []),
]

export const factsOf = (definition: ElementDefinition): Facts => ({
  tag: definition.tag,
  name: className(definition.tag),
  summary: definition.summary,
  attributes: Object.fromEntries(
    [...new Set(withFieldName(definition))].map((name) => [propertyName(name), name]),
  ),
  properties: Object.keys(definition.properties),
  events: Object.keys(definition.events),
  methods: Object.keys(definition.methods ?? {}),
})

/** An input of a wrapper: a prop in React and Vue, an input in Angular. */
export interface Input {
  readonly name: string
  readonly type: string
  readonly summary: string
}

const ofFields: readonly Input[] = [
  { name: 'name', type: 'string', summary: 'Name of the field in its form.' },
  {
    name: 'disabled',
    type: 'boolean',
    summary: 'Whether the field takes no part in its form.',
  },
]

/** Every input of an element with its type. */
export const inputsOf = (definition: ElementDefinition): readonly Input[] => {
  const own = [
    ...Object.entries(definition.attributes).map(([name, attribute]) => ({
      name: propertyName(name),
      type: typeOf(attribute),
      summary: attribute.summary,
    })),
    ...Object.entries(definition.properties).map(([name, { type, summary }]) => ({
      name,
      type: `(${type})`,
      summary,
    })),
  ]
  const further = definition.formAssociated ? ofFields : []
  return [...own, ...further.filter(({ name }) => own.every((each) => each.name !== name))]
}

/** `parapet-quote-saved` → `parapetQuoteSaved`. */
export const camelName = propertyName

/** Names as a type: `'open' | 'close'`. */
export const unionOf = (names: readonly string[]): string =>
  names.map((name) => `'${name}'`).join(' | ') || 'never'
