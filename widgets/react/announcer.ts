import { createLiveRegion } from '../element/live-region.ts'

/** A ref callback that returns its cleanup function. */
type NodeRef = (node: HTMLElement | null) => (() => void) | undefined

/** Announces the nodes of one element through its live region. */
export interface Announcer {
  /**
   * Announces the node's text when it appears or changes, once if several nodes show the same text.
   */
  readonly follow: NodeRef
  /** Announces the node's text when it changes. */
  readonly followChanges: NodeRef
  /** The node that contains the live region while it is the latest one. */
  readonly place: NodeRef
}

/** The visible text, with spaces between blocks. */
const textOf = (node: HTMLElement): string => node.innerText.replaceAll(/\s+/g, ' ').trim()

export const createAnnouncer = (): Announcer => {
  const region = createLiveRegion()
  /** The tracked nodes, each with a text that is not announced. */
  const nodes = new Map<HTMLElement, string | undefined>()

  const isOutermost = (node: HTMLElement): boolean =>
    [...nodes.keys()].every((other) => other === node || !other.contains(node))
  const read = (): readonly string[] =>
    [...nodes].flatMap(([node, first]) => {
      const text = isOutermost(node) ? textOf(node) : ''
      return text === first ? [] : [text]
    })
  const update = (): void => region.update(read)

  const follow = (node: HTMLElement, first?: string): (() => void) => {
    nodes.set(node, first)
    const observer = new MutationObserver(update)
    observer.observe(node, { childList: true, characterData: true, subtree: true })
    update()
    return () => {
      observer.disconnect()
      nodes.delete(node)
      update()
    }
  }

  return {
    follow: (node) => (node ? follow(node) : undefined),
    followChanges: (node) => (node ? follow(node, textOf(node)) : undefined),
    place: (node) => (node ? region.place(node) : undefined),
  }
}
