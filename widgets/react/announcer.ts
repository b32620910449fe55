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
  /** The node that contains the live region until a later node does. */
  readonly containRegion: NodeRef
}

/** The visible text, with spaces between blocks. */
const textOf = (node: HTMLElement): string => node.innerText.replaceAll(/\s+/g, ' ').trim()

export const createAnnouncer = (): Announcer => {
  const region = createLiveRegion()
  /** The tracked nodes, each with its initial text if that is not announced. */
  const nodes = new Map<HTMLElement, string | undefined>()

  const isOutermost = (node: HTMLElement): boolean =>
    [...nodes.keys()].every((other) => other === node || !other.contains(node))
  const read = (): readonly string[] =>
    [...nodes].flatMap(([node, initial]) => {
      const text = isOutermost(node) ? textOf(node) : ''
      return text === initial ? [] : [text]
    })
  const update = (): void => region.update(read)

  const follow = (node: HTMLElement, initial?: string): (() => void) => {
    nodes.set(node, initial)
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
    containRegion: (node) => (node ? region.moveTo(node) : undefined),
  }
}
