import { propertyName } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { fieldMembers, readOnlyMembers } from './members.ts'
import { className, detailType, typeOf } from './type-text.ts'

const entriesOf = (record: Readonly<Record<string, { readonly summary: string }>>) =>
  Object.entries(record).map(([name, { summary }]) => ({ name, description: summary }))

/** `step: 'company' | 'contact'` → its name and type; no method has more than one parameter. */
const parameterOf = (parameter: string) => {
  const [name = '', ...type] = parameter.split(': ')
  return { name, type: { text: type.join(': ') } }
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
    ...fieldMembers(definition).flatMap(({ name, attribute, type, summary }) =>
      attribute
        ? [{ name: attribute, fieldName: name, description: summary, type: { text: type } }]
        : [],
    ),
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
    ...fieldMembers(definition).map(({ name, attribute, type, summary }) => ({
      kind: 'field',
      name,
      ...(attribute && { attribute, reflects: true }),
      type: { text: type },
      description: summary,
    })),
    ...readOnlyMembers(definition).map(({ name, type, summary }) => ({
      kind: 'field',
      name,
      type: { text: type },
      readonly: true,
      description: summary,
    })),
    ...Object.entries(definition.methods ?? {}).map(
      ([name, { summary, parameters = '', returns = 'void' }]) => ({
        kind: 'method',
        name,
        description: summary,
        ...(parameters && { parameters: [parameterOf(parameters)] }),
        return: { type: { text: `Promise<${returns}>` } },
      }),
    ),
  ],
  events: Object.entries(definition.events).map(([name, event]) => ({
    name,
    description: event.summary,
    type: { text: `CustomEvent<${detailType(event)}>` },
  })),
  slots: entriesOf(definition.slots),
  cssParts: entriesOf(definition.parts),
  cssProperties: entriesOf(definition.cssProperties),
})

/** The custom-elements manifest, schema 1.0.0, for editors and tools. */
export const customElementsManifest = (definitions: readonly ElementDefinition[]) => ({
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
