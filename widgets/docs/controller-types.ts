import type { ElementDefinition } from '../element/definition.ts'
import {
  elementMembers,
  inputsOf,
  unionOf,
  type ElementMembers,
} from '../packages/element-members.ts'
import { comment } from './element-types.ts'
import { className } from './type-text.ts'

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
  typeOf: (members: ElementMembers) => string,
): string =>
  [
    `export interface ${name} {`,
    ...definitions.map(
      (definition) => `  '${definition.tag}': ${typeOf(elementMembers(definition))}`,
    ),
    '}',
  ].join('\n')

/** Types that do not depend on the elements. */
const types = `import type { ParapetElements, ParapetEventMap } from './elements.js'
import type { ParapetTexts } from './texts.js'
export * from './elements.js'
export type * from './texts.js'

export type ParapetTag = keyof ParapetElements

/** Members of every controller. It also has the methods of its element. */
export interface ParapetControllerBase<Tag extends ParapetTag> {
  readonly element: ParapetElements[Tag]
  /** Resolves with the element when its code has loaded. */
  readonly ready: Promise<ParapetElements[Tag]>
  /** Appends the element to a container on the page. */
  mount(target: string | Element | ShadowRoot): ParapetController<Tag>
  /** Sets properties. */
  update(options: ParapetOptionsMap[Tag]): ParapetController<Tag>
  /** Adds a listener. The returned function removes it. */
  on<Name extends keyof ParapetEventMap>(
    event: Name,
    listener: (event: ParapetEventMap[Name]) => void,
  ): () => void
  /** Removes the element from the page, with everything typed into it. */
  destroy(): void
}
export type ParapetController<Tag extends ParapetTag> = ParapetControllerBase<Tag> &
  Pick<ParapetElements[Tag], ParapetMethods[Tag] & keyof ParapetElements[Tag]>

export interface ParapetCreateOptions {
  /** Handlers by event name. */
  on?: { [Name in keyof ParapetEventMap]?: (event: ParapetEventMap[Name]) => void } | undefined
  /** Content of the tag: the text of a button, or nodes for its slots. */
  content?: string | Node | readonly (string | Node)[] | undefined
}

export interface Parapet {
  /** Creates an element. \`mount\` puts it on the page. */
  create<Tag extends ParapetTag>(
    tag: Tag,
    options?: ParapetOptionsMap[Tag] & ParapetCreateOptions,
  ): ParapetController<Tag>
  /** Loads the elements under a shadow root of the page, now and as they appear. */
  observe(root: ShadowRoot): () => void
  /** Replaces texts of the elements by key. */
  texts(texts: ParapetTexts): void
}
`

/** Types of `Parapet` and its controllers. They refer to `elements.d.ts` and `texts.d.ts`. */
export const controllerTypesOf = (definitions: readonly ElementDefinition[]): string =>
  [
    types,
    ...definitions.map(optionsOf),
    map('ParapetOptionsMap', definitions, ({ name }) => `${name}Options`),
    map('ParapetMethods', definitions, ({ methods }) => unionOf(methods)),
    '',
  ].join('\n')

/** Types of `parapet.js`, for pages that import it from the platform. */
export const scriptTypesOf = (definitions: readonly ElementDefinition[]): string =>
  `${controllerTypesOf(definitions)}export declare const Parapet: Parapet\n`
