import { propertyName } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { className, detailType, typeOf } from './types.ts'

const named = (record: Readonly<Record<string, { readonly summary: string }>>) =>
  Object.entries(record).map(([name, { summary }]) => ({ name, description: summary }))

const fieldMembers = [
  { name: 'name', type: { text: 'string' }, description: 'Name of the field in its form.' },
  {
    name: 'value',
    type: { text: 'string' },
    readonly: true,
    description: 'What the field gives to its form.',
  },
].map((member) => ({ kind: 'field', ...member }))

const dirtyMember = {
  kind: 'field',
  name: 'dirty',
  type: { text: 'boolean' },
  readonly: true,
  description: 'Whether the element holds input that is not saved.',
}

const declarationOf = (definition: ElementDefinition) => ({
  kind: 'class',
  customElement: true,
  name: className(definition.tag),
  tagName: definition.tag,
  description: definition.summary,
  attributes: Object.entries(definition.attributes).map(([name, attribute]) => ({
    name,
    fieldName: propertyName(name),
    description: attribute.summary,
    type: { text: typeOf(attribute) },
  })),
  members: [
    ...Object.entries(definition.attributes).map(([name, attribute]) => ({
      kind: 'field',
      name: propertyName(name),
      attribute: name,
      reflects: true,
      description: attribute.summary,
      type: { text: typeOf(attribute) },
    })),
    ...Object.entries(definition.properties).map(([name, { summary, type }]) => ({
      kind: 'field',
      name,
      description: summary,
      type: { text: type },
    })),
    ...(definition.formAssociated ? fieldMembers : []),
    ...('parapet-dirty-changed' in definition.events ? [dirtyMember] : []),
  ],
  events: Object.entries(definition.events).map(([name, event]) => ({
    name,
    description: event.summary,
    type: { text: `CustomEvent<${detailType(event)}>` },
  })),
  slots: named(definition.slots),
  cssParts: named(definition.parts),
  cssProperties: named(definition.cssProperties),
})

/** The custom-elements manifest, schema 1.0.0, for editors and catalogues. */
export const manifestOf = (definitions: readonly ElementDefinition[]) => ({
  schemaVersion: '1.0.0',
  readme: '',
  modules: definitions.map((definition) => ({
    kind: 'javascript-module',
    path: 'loader.js',
    declarations: [declarationOf(definition)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: definition.tag,
        declaration: { name: className(definition.tag) },
      },
    ],
  })),
})
