import type { ElementDefinition } from '../element/definition.ts'
import { elementFacts, inputsOf, unionOf, type ElementFacts } from '../packages/element-facts.ts'
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
  typeOf: (facts: ElementFacts) => string,
): string =>
  [
    `export interface ${name} {`,
    ...definitions.map(
      (definition) => `  '${definition.tag}': ${typeOf(elementFacts(definition))}`,
    ),
    '}',
  ].join('\n')

/** Types that name no element. */
const types = `import type { ParapetElements, ParapetEventMap } from './elements.js'
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
`

/** Types of `Parapet` and of the controllers that it makes, beside `elements.d.ts` and `texts.d.ts`. */
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
