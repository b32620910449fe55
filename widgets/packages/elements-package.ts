import type { ElementDefinition } from '../element/definition.ts'
import { comment, elementTypesOf } from '../docs/element-types.ts'
import { textTypes } from '../docs/element-texts.ts'
import { jsxTypesOf } from '../docs/jsx-types.ts'
import { manifestOf as elementManifestOf } from '../docs/manifest.ts'
import { className } from '../docs/types.ts'
import { factsOf, inputsOf, unionOf, type Facts } from './facts.ts'
import { manifestOf } from './manifest-of.ts'
import { runtime } from './runtime.ts'
import type { PackageFiles } from './package-files.ts'

const optionsOf = (definition: ElementDefinition): string =>
  [
    `export interface ${className(definition.tag)}Options {`,
    ...inputsOf(definition).flatMap(({ name, type, summary }) => [
      comment(summary, '  '),
      `  ${name}?: ${type} | undefined`,
    ]),
    '}',
  ].join('\n')

const map = (
  name: string,
  definitions: readonly ElementDefinition[],
  typeOf: (facts: Facts) => string,
): string =>
  [
    `export interface ${name} {`,
    ...definitions.map((definition) => `  '${definition.tag}': ${typeOf(factsOf(definition))}`),
    '}',
  ].join('\n')

/** Types of the loader and of what it gives. */
const loaderTypes = `import type { ParapetElements, ParapetEventMap } from './elements.js'
import type { ParapetTexts } from './texts.js'
export * from './elements.js'
export type * from './texts.js'

export type ParapetTag = keyof ParapetElements

/** What every controller can do; the methods of its element stand beside. */
export interface ParapetControllerBase<Tag extends ParapetTag> {
  readonly element: ParapetElements[Tag]
  /** The element, once its code is there. */
  readonly ready: Promise<ParapetElements[Tag]>
  /** Puts the element into a place of the page, at its end. */
  mount(target: string | Element | ShadowRoot): ParapetController<Tag>
  /** Sets properties. */
  update(options: ParapetOptionsMap[Tag]): ParapetController<Tag>
  /** Listens; the returned function stops it. */
  on<Name extends keyof ParapetEventMap>(
    event: Name,
    listener: (event: ParapetEventMap[Name]) => void,
  ): () => void
  /** Takes the element and everything typed into it off the page. */
  destroy(): void
}
export type ParapetController<Tag extends ParapetTag> = ParapetControllerBase<Tag> &
  Pick<ParapetElements[Tag], ParapetMethods[Tag] & keyof ParapetElements[Tag]>

export interface ParapetCreateOptions {
  /** Handlers by the name of their event. */
  on?: { [Name in keyof ParapetEventMap]?: (event: ParapetEventMap[Name]) => void } | undefined
  /** What stands inside the tag: the text of a button, or nodes for its slots. */
  content?: string | Node | readonly (string | Node)[] | undefined
}

export interface Parapet {
  /** Makes an element; \`mount\` puts it on the page. */
  create<Tag extends ParapetTag>(
    tag: Tag,
    options?: ParapetOptionsMap[Tag] & ParapetCreateOptions,
  ): ParapetController<Tag>
  /** Loads the elements under a shadow root of the page, now and as they appear. */
  observe(root: ShadowRoot): () => void
  /** Puts texts of the page in place of the elements' own, by their keys. */
  texts(texts: ParapetTexts): void
}

export interface LoadParapetOptions {
  /** Origin of the platform, which serves the elements. */
  apiBase: string
  /** The newest build of a major version, such as \`0\`, or one build, such as \`0.1.0\`. */
  version?: string | undefined
}

/**
 * Loads the elements of a platform into the page, once for each address; they then work wherever
 * their tags appear. On a server it waits for ever.
 */
export declare function loadParapet(options: LoadParapetOptions): Promise<Parapet>
`

/** The files of \`@parapet/elements\`: the loader and the types of every element. */
export const elementsPackage = async (
  definitions: readonly ElementDefinition[],
  version: string,
): Promise<PackageFiles> => {
  const loader = await runtime('load-parapet.ts')
  const [major = '0'] = version.split('.')
  return {
    'package.json': manifestOf(
      {
        name: 'elements',
        description: 'Loads the Parapet elements, with their types.',
        exports: {
          './jsx': { types: './jsx.d.ts' },
          './custom-elements.json': './custom-elements.json',
        },
      },
      version,
    ),
    'index.js': loader.replace('__MAJOR__', major),
    'index.d.ts': [
      loaderTypes,
      ...definitions.map(optionsOf),
      map('ParapetOptionsMap', definitions, ({ name }) => `${name}Options`),
      map('ParapetMethods', definitions, ({ methods }) => unionOf(methods)),
      '',
    ].join('\n'),
    'elements.d.ts': elementTypesOf(definitions),
    'texts.d.ts': textTypes(),
    'jsx.d.ts': jsxTypesOf(definitions),
    'custom-elements.json': `${JSON.stringify(elementManifestOf(definitions), null, 2)}\n`,
  }
}
