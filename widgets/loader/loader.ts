import { mayBeOurs } from './element-code.ts'
import { loadTag } from './load-tag.ts'
import type { CodeRequest } from './code-request.ts'

const codeRequest: CodeRequest = 'parapet-code-wanted'

// Not by `instanceof`, because a page may replace classes.
const isElement = (node: Node): node is Element => node.nodeType === 1

/** Loads the elements among some of a root. */
const load = (root: ParentNode, elements: Iterable<Element>): void => {
  for (const { localName } of elements) if (mayBeOurs(localName)) void loadTag(localName, root)
}

/**
 * Loads the elements under a root, now and as they appear; call it for shadow roots of the page.
 * The returned function stops it.
 */
export function observe(root: Document | ShadowRoot): () => void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (isElement(node)) load(root, [node, ...node.querySelectorAll('*')])
  })
  observer.observe(root, { childList: true, subtree: true })
  load(root, root.querySelectorAll('*'))
  return () => observer.disconnect()
}

/**
 * An element of ours that will contain another requests its code; that one is in a root of its own.
 */
const loadRequested = (event: Event): void => {
  // Only our elements dispatch it. Not checked by `instanceof`, because a page may replace classes.
  const element = event.composedPath()[0] as Element
  const { tag } = (event as CustomEvent<{ tag: string }>).detail
  if (mayBeOurs(tag)) void loadTag(tag, element.shadowRoot ?? document)
}

// There is no document on a server.
if (typeof document !== 'undefined') {
  observe(document)
  document.addEventListener(codeRequest, loadRequested)
}
