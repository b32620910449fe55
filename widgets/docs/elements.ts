import { definitions } from '../definitions.ts'
import type { ElementDefinition } from '../element/definition.ts'
import type { ElementDocs } from '../element/element-docs.ts'

/** The definition of an element that has a page. */
export interface DocumentedElement extends ElementDefinition {
  readonly docs: ElementDocs
}

/** Every registered element, in the order of tags. */
export const documentedElements: readonly DocumentedElement[] = Object.values(definitions)
