import type { ElementDefinition } from '../element/definition.ts'
import { className } from '../docs/type-text.ts'
import { comment } from '../docs/element-types.ts'
import { elementMembers, inputsOf } from './element-members.ts'
import { packageManifest } from './package-manifest.ts'
import type { PackageFiles } from './package-files.ts'
import { runtime } from './runtime.ts'

/** `parapet-quote-saved` → `onParapetQuoteSaved`. */
const propOf = (event: string): string => `on${className(event)}`

const componentOf = (definition: ElementDefinition): string => {
  const { tag, name, attributes, properties, events, methods } = elementMembers(definition)
  const members = {
    attributes,
    properties,
    events: Object.fromEntries(events.map((event) => [propOf(event), event])),
    methods,
  }
  return `export const ${name} = /*@__PURE__*/ component('${tag}', ${JSON.stringify(members)})`
}

const typesOf = (definition: ElementDefinition): string => {
  const name = className(definition.tag)
  return [
    `interface ${name}OwnProps {`,
    ...inputsOf(definition).flatMap(({ name: prop, type, summary }) => [
      comment(summary, '  '),
      `  ${prop}?: ${type} | undefined`,
    ]),
    ...Object.entries(definition.events).flatMap(([event, { summary }]) => [
      comment(summary, '  '),
      `  ${propOf(event)}?: ((event: ParapetEventMap['${event}']) => void) | undefined`,
    ]),
    '}',
    `export type ${name}Props = ElementProps<'${definition.tag}', ${name}OwnProps>`,
    comment(definition.summary, ''),
    `export declare const ${name}: (props: ${name}Props) => ReactElement`,
  ].join('\n')
}

const head = `import type { HTMLAttributes, ReactElement, Ref } from 'react'
import type { ParapetElements, ParapetEventMap } from '@parapet/elements'

type ElementProps<Tag extends keyof ParapetElements, Own> = Own &
  Omit<HTMLAttributes<ParapetElements[Tag]>, keyof Own> & {
    /** The element, with its methods. */
    ref?: Ref<ParapetElements[Tag]> | undefined
  }
`

/** The files of \`@parapet/react\`: a component for each element. */
export const reactPackage = async (
  definitions: readonly ElementDefinition[],
  version: string,
): Promise<PackageFiles> => ({
  'package.json': packageManifest(
    {
      name: 'react',
      description: 'The Parapet elements as React components.',
      peers: { react: '>=19' },
      needsElements: true,
    },
    version,
  ),
  'component.js': await runtime('react.js'),
  'prepare.js': await runtime('prepare.js'),
  'index.js': [
    `'use client'`,
    `import { component } from './component.js'`,
    '',
    ...definitions.map(componentOf),
    '',
  ].join('\n'),
  'index.d.ts': [head, ...definitions.map(typesOf), ''].join('\n'),
})
