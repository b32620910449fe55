import { isParapetTag, registry } from '../registry.ts'
import { loadTag } from './load-tag.ts'
import type { Wanted } from './wanted.ts'

const wanted: Wanted = 'parapet-code-wanted'
const tags = Object.keys(registry).join()

const load = (root: ParentNode): void => {
  for (const { localName } of root.querySelectorAll(tags))
    if (isParapetTag(localName)) void loadTag(localName, root)
}

/**
 * Loads the elements under a root, now and as they appear; call it for shadow roots of the page.
 * The returned function stops it.
 */
export function observe(root: Document | ShadowRoot): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) load(root)
  })
  observer.observe(root, { childList: true, subtree: true })
  load(root)
  return () => observer.disconnect()
}

/**
 * An element of ours that will contain another requests its code; that one is in a root of its own.
 */
const bringWanted = (event: Event): void => {
  // Only our elements dispatch it. Not checked by `instanceof`, because a page may replace classes.
  const element = event.composedPath()[0] as Element
  const { tag } = (event as CustomEvent<{ tag: string }>).detail
  if (isParapetTag(tag)) void loadTag(tag, element.shadowRoot ?? document)
}

// There is no document on a server.
if (typeof document !== 'undefined') {
  observe(document)
  document.addEventListener(wanted, bringWanted)
}
