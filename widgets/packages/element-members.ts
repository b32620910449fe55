import { propertyName } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { fieldMembers } from '../docs/members.ts'
import { className, typeOf } from '../docs/type-text.ts'

/** The members of an element, for its wrapper. */
export interface ElementMembers {
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

const attributesOf = (definition: ElementDefinition): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.keys(definition.attributes).map((name) => [propertyName(name), name]),
  ),
  ...Object.fromEntries(
    fieldMembers(definition).flatMap(({ name, attribute }) =>
      attribute ? [[name, attribute]] : [],
    ),
  ),
})

export const elementMembers = (definition: ElementDefinition): ElementMembers => ({
  tag: definition.tag,
  name: className(definition.tag),
  summary: definition.summary,
  attributes: attributesOf(definition),
  properties: [
    ...Object.keys(definition.properties),
    ...fieldMembers(definition).flatMap(({ name, attribute }) => (attribute ? [] : [name])),
  ],
  events: Object.keys(definition.events),
  methods: Object.keys(definition.methods ?? {}),
})

/** A wrapper's input: a prop in React and Vue, an input in Angular. */
export interface Input {
  readonly name: string
  readonly type: string
  readonly summary: string
}

/** Every input of an element with its type. */
export const inputsOf = (definition: ElementDefinition): readonly Input[] => [
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
  ...fieldMembers(definition),
]

/** `parapet-quote-saved` → `parapetQuoteSaved`. */
export const camelName = propertyName

/** Names as a union type: `'open' | 'close'`. */
export const unionOf = (names: readonly string[]): string =>
  names.map((name) => `'${name}'`).join(' | ') || 'never'
