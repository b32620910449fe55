import { propertyName } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { fieldMembers, readOnlyMembers } from './members.ts'
import { className, detailName, signatureOf, typeOf } from './type-text.ts'

export const comment = (summary: string, indent: string): string => `${indent}/** ${summary} */`

const member = (summary: string, line: string): string => `${comment(summary, '  ')}\n  ${line}`

const attributeMembers = ({ attributes }: ElementDefinition): string[] =>
  Object.entries(attributes).map(([name, attribute]) =>
    member(
      attribute.summary,
      `${propertyName(name)}: ${typeOf(attribute)}${attribute.kind === 'boolean' ? '' : ' | undefined'}`,
    ),
  )

const propertyMembers = ({ properties }: ElementDefinition): string[] =>
  Object.entries(properties).map(([name, { summary, type }]) =>
    member(summary, `${name}: (${type}) | undefined`),
  )

const classOf = (definition: ElementDefinition): string =>
  [
    comment(definition.summary, ''),
    `export interface ${className(definition.tag)}Element extends HTMLElement {`,
    ...attributeMembers(definition),
    ...propertyMembers(definition),
    ...fieldMembers(definition).map(({ name, type, summary }) =>
      member(summary, `${name}: ${type}`),
    ),
    ...readOnlyMembers(definition).map(({ name, type, summary }) =>
      member(summary, `readonly ${name}: ${type}`),
    ),
    ...Object.entries(definition.methods ?? {}).map(([name, each]) =>
      member(each.summary, signatureOf(name, each)),
    ),
    '}',
  ].join('\n')

/** The events of all elements, each once, by name. */
const eventsOf = (definitions: readonly ElementDefinition[]) =>
  new Map(definitions.flatMap(({ events }) => Object.entries(events)))

const detailsOf = (definitions: readonly ElementDefinition[]): string[] =>
  [...eventsOf(definitions)].map(([name, { summary, detail }]) =>
    [
      comment(`Detail of \`${name}\`. ${summary}`, ''),
      `export interface ${detailName(name)} {`,
      ...Object.entries(detail).map(([field, { summary: text, type, optional }]) => {
        const list = type.endsWith('[]') ? `readonly ${type}` : type
        return member(text, `readonly ${field}${optional ? '?' : ''}: ${list}`)
      }),
      '}',
    ].join('\n'),
  )

const globals = `declare global {
  interface HTMLElementTagNameMap extends ParapetElements {}
  interface GlobalEventHandlersEventMap extends ParapetEventMap {}
  interface ShadowRootEventMap extends ParapetEventMap {}
}`

/**
 * Types of the elements and their events as one declaration file without a framework. It types
 * `document.querySelector` and `addEventListener`.
 */
export const elementTypesOf = (definitions: readonly ElementDefinition[]): string =>
  [
    ...detailsOf(definitions),
    [
      comment('Every event of the elements, by name.', ''),
      'export interface ParapetEventMap {',
      ...[...eventsOf(definitions).keys()].map(
        (name) => `  '${name}': CustomEvent<${detailName(name)}>`,
      ),
      '}',
    ].join('\n'),
    ...definitions.map(classOf),
    [
      comment('Every element, by tag.', ''),
      'export interface ParapetElements {',
      ...definitions.map(({ tag }) => `  '${tag}': ${className(tag)}Element`),
      '}',
    ].join('\n'),
    globals,
    '',
  ].join('\n\n')
