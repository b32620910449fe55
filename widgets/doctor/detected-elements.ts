import type { ElementDefinition } from '../element/definition.ts'
import { definitionsByTag } from './definitions.ts'
import { isSecret } from './server-key.ts'

/** A Parapet element on a page. */
export interface DetectedElement {
  readonly element: HTMLElement
  readonly definition: ElementDefinition
  /** Whether it is in one of the page’s own shadow roots. */
  readonly isInShadow: boolean
}

/** Matches all Parapet elements. */
export const elementSelector = [...definitionsByTag.keys()].join()

/**
 * The Parapet elements under a root, including open shadow roots of other elements but not their
 * own.
 */
export const findElements = (root: ParentNode, isInShadow = false): readonly DetectedElement[] => [
  ...[...root.querySelectorAll<HTMLElement>(elementSelector)].flatMap((element) => {
    const definition = definitionsByTag.get(element.localName)
    return definition ? [{ element, definition, isInShadow }] : []
  }),
  ...[...root.querySelectorAll('*')].flatMap(({ localName, shadowRoot }) =>
    shadowRoot && !definitionsByTag.has(localName) ? findElements(shadowRoot, true) : [],
  ),
]

/** The opening tag as written on the page, without secrets. */
export const tagOf = ({ element }: DetectedElement): string => {
  const copy = element.cloneNode(false) as HTMLElement
  if (isSecret(copy.getAttribute('client-key') ?? '')) copy.setAttribute('client-key', 'sk_…')
  const { outerHTML } = copy
  return outerHTML.slice(0, outerHTML.indexOf('>') + 1)
}
