import type { ElementDefinition } from '../element/definition.ts'
import { className } from '../docs/type-text.ts'
import { comment } from '../docs/element-types.ts'
import { elementMembers, inputsOf, unionOf } from './element-members.ts'
import { packageManifest } from './package-manifest.ts'
import type { PackageFiles } from './package-files.ts'
import { runtime } from './runtime.ts'

const componentOf = (definition: ElementDefinition): string => {
  const { tag, name, attributes, properties, events, methods } = elementMembers(definition)
  const members = { attributes, properties, events, methods }
  return `export const ${name} = /*@__PURE__*/ component('${tag}', ${JSON.stringify(members)})`
}

const typesOf = (definition: ElementDefinition): string => {
  const { tag, name, events, methods } = elementMembers(definition)
  const exposed = unionOf(['element', ...methods])
  return [
    `export interface ${name}Props {`,
    ...inputsOf(definition).flatMap(({ name: prop, type, summary }) => [
      comment(summary, '  '),
      `  ${prop}?: ${type} | undefined`,
    ]),
    '}',
    `export interface ${name}Exposed`,
    `  extends Pick<ParapetElements['${tag}'] & { element: ParapetElements['${tag}'] | null }, ${exposed}> {}`,
    comment(definition.summary, ''),
    `export declare const ${className(definition.tag)}: Component<`,
    `  ${name}Props,`,
    `  ${name}Exposed,`,
    `  ${unionOf(events)}`,
    `>`,
  ].join('\n')
}

const head = `import type { ComponentOptionsMixin, DefineComponent } from 'vue'
import type { ParapetElements, ParapetEventMap } from '@parapet/elements'

type Emits<Names extends keyof ParapetEventMap> = {
  [Name in Names]: (event: ParapetEventMap[Name]) => void
}
type Component<Props, Exposed, Names extends keyof ParapetEventMap> = DefineComponent<
  Props,
  Exposed,
  {},
  {},
  {},
  ComponentOptionsMixin,
  ComponentOptionsMixin,
  Emits<Names>
>
`

/** The files of `@parapet/vue`: a component for each element. */
export const vuePackage = async (
  definitions: readonly ElementDefinition[],
  version: string,
): Promise<PackageFiles> => ({
  'package.json': packageManifest(
    {
      name: 'vue',
      description: 'The Parapet elements as Vue components.',
      peers: { vue: '>=3.5' },
      needsElements: true,
    },
    version,
  ),
  'component.js': await runtime('vue.js'),
  'prepare.js': await runtime('prepare.js'),
  'index.js': [
    `import { component } from './component.js'`,
    '',
    ...definitions.map(componentOf),
    '',
  ].join('\n'),
  'index.d.ts': [head, ...definitions.map(typesOf), ''].join('\n'),
})
