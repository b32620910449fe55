import { propertyName } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { className, detailType, typeOf } from './types.ts'

const comment = (summary: string, indent: string): string => `${indent}/** ${summary} */`

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

/** The further props of a form-associated element; its other members come from the wrapper. */
const fieldLines = ({ formAssociated }: ElementDefinition): string[] =>
  formAssociated
    ? [
        comment('Name of the field in its form.', '  '),
        '  name?: string | undefined',
        comment('Excludes the field from its form and disables its controls.', '  '),
        '  disabled?: boolean | undefined',
        comment('Makes the field invalid while it has no value.', '  '),
        '  required?: boolean | undefined',
        comment('Disables the controls; the value is still submitted.', '  '),
        '  readOnly?: boolean | undefined',
        comment('What the field gives to its form.', '  '),
        '  value?: string | undefined',
      ]
    : []

/** React 19 listens to `parapet-quote-saved` by the prop `onparapet-quote-saved`. */
const eventLines = ({ events }: ElementDefinition): string[] =>
  Object.entries(events).flatMap(([name, event]) => [
    comment(event.summary, '  '),
    `  'on${name}'?: ((event: CustomEvent<${detailType(event)}>) => void) | undefined`,
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

const eventMap = (definitions: readonly ElementDefinition[]): string[] => [
  ...new Set(
    definitions.flatMap(({ events }) =>
      Object.entries(events).map(
        ([name, event]) => `    '${name}': CustomEvent<${detailType(event)}>`,
      ),
    ),
  ),
]

/** Types for JSX of React 19 and for `addEventListener`, as one declaration file. */
export const jsxTypesOf = (definitions: readonly ElementDefinition[]): string =>
  [
    `import type { DetailedHTMLProps, HTMLAttributes } from 'react'`,
    ...definitions.map(propsOf),
    `type ElementProps<Props> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Props`,
    [
      `declare module 'react' {`,
      `  namespace JSX {`,
      `    interface IntrinsicElements {`,
      ...definitions.map(({ tag }) => `      '${tag}': ElementProps<${className(tag)}Props>`),
      `    }`,
      `  }`,
      `}`,
    ].join('\n'),
    [
      `type ElementOf<Props> = HTMLElement &`,
      `  Omit<Props, \`\${string}-\${string}\`> & { readonly dirty?: boolean; readonly value?: string }`,
      `declare global {`,
      `  interface HTMLElementTagNameMap {`,
      ...definitions.map(({ tag }) => `    '${tag}': ElementOf<${className(tag)}Props>`),
      `  }`,
      `  interface HTMLElementEventMap {`,
      ...eventMap(definitions),
      `  }`,
      `}`,
    ].join('\n'),
    '',
  ].join('\n\n')
