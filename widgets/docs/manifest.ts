import { propertyName } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { className, detailType, typeOf } from './types.ts'

const named = (record: Readonly<Record<string, { readonly summary: string }>>) =>
  Object.entries(record).map(([name, { summary }]) => ({ name, description: summary }))

const fieldAttributes = [
  ['name', 'name', 'string', 'Name of the field in its form.'],
  [
    'disabled',
    'disabled',
    'boolean',
    'Excludes the field from its form and disables its controls.',
  ],
  ['required', 'required', 'boolean', 'Makes the field invalid while it has no value.'],
  ['readonly', 'readOnly', 'boolean', 'Disables the controls; the value is still submitted.'],
].map(([name, fieldName, text, description]) => ({ name, fieldName, description, type: { text } }))

const fieldMembers = [
  ...fieldAttributes.map(({ name, fieldName, description, type }) => ({
    kind: 'field',
    name: fieldName,
    attribute: name,
    reflects: true,
    description,
    type,
  })),
  {
    kind: 'field',
    name: 'value',
    type: { text: 'string' },
    description: 'What the field gives to its form.',
  },
]

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
  attributes: [
    ...Object.entries(definition.attributes).map(([name, attribute]) => ({
      name,
      fieldName: propertyName(name),
      description: attribute.summary,
      type: { text: typeOf(attribute) },
    })),
    ...(definition.formAssociated ? fieldAttributes : []),
  ],
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
