import { isParapetTag, registry } from '../registry.ts'
import { loadTag } from './load-tag.ts'

// The quote button loads the calculator by it.
export { loadTag }

const tags = Object.keys(registry).join()

const load = (root: ParentNode): void => {
  const found = new Set(Array.from(root.querySelectorAll(tags), ({ localName }) => localName))
  for (const tag of found) if (isParapetTag(tag)) void loadTag(tag, root)
}

/**
 * Loads the elements under a root, now and as they appear; call it for a shadow root of the page's
 * own. The returned function stops looking.
 */
export function observe(root: Document | ShadowRoot): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) load(root)
  })
  observer.observe(root, { childList: true, subtree: true })
  load(root)
  return () => observer.disconnect()
}

// On a server there is nothing to look at.
if (typeof document !== 'undefined') observe(document)
