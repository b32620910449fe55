import { propertyName } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { comment } from './element-types.ts'
import { fieldMembers } from './members.ts'
import { className, typeOf } from './type-text.ts'

const attributeLines = ({ attributes }: ElementDefinition): string[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => [
    comment(attribute.summary, '  '),
    `  '${name}'?: ${typeOf(attribute)} | undefined`,
    ...(propertyName(name) === name
      ? []
      : [`  ${propertyName(name)}?: ${typeOf(attribute)} | undefined`]),
  ])

const propertyLines = ({ properties }: ElementDefinition): string[] =>
  Object.entries(properties).flatMap(([name, { summary, type }]) => [
    comment(summary, '  '),
    `  ${name}?: (${type}) | undefined`,
  ])

/** Additional props of a form-associated element. */
const fieldLines = (definition: ElementDefinition): string[] =>
  fieldMembers(definition).flatMap(({ name, type, summary }) => [
    comment(summary, '  '),
    `  ${name}?: ${type} | undefined`,
  ])

/** React 19 listens to `parapet-quote-saved` with the prop `onparapet-quote-saved`. */
const eventLines = ({ events }: ElementDefinition): string[] =>
  Object.entries(events).flatMap(([name, event]) => [
    comment(event.summary, '  '),
    `  'on${name}'?: ((event: ParapetEventMap['${name}']) => void) | undefined`,
  ])

const propsOf = (definition: ElementDefinition): string =>
  [
    comment(definition.summary, ''),
    `export interface ${className(definition.tag)}Props {`,
    ...attributeLines(definition),
    ...fieldLines(definition),
    ...propertyLines(definition),
    ...eventLines(definition),
    '}',
  ].join('\n')

/** JSX types for React 19, as a declaration file next to that of the elements. */
export const jsxTypesOf = (definitions: readonly ElementDefinition[]): string =>
  [
    [
      `import type { DetailedHTMLProps, HTMLAttributes } from 'react'`,
      `import type { ParapetElements, ParapetEventMap } from './elements.js'`,
    ].join('\n'),
    ...definitions.map(propsOf),
    [
      `type ElementProps<Tag extends keyof ParapetElements, Props> =`,
      `  DetailedHTMLProps<HTMLAttributes<ParapetElements[Tag]>, ParapetElements[Tag]> & Props`,
    ].join('\n'),
    [
      `declare module 'react' {`,
      `  namespace JSX {`,
      `    interface IntrinsicElements {`,
      ...definitions.map(
        ({ tag }) => `      '${tag}': ElementProps<'${tag}', ${className(tag)}Props>`,
      ),
      `    }`,
      `  }`,
      `}`,
    ].join('\n'),
    '',
  ].join('\n\n')
