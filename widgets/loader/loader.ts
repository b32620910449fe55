import { mayBeOurs } from './element-code.ts'
import { loadTag } from './load-tag.ts'
import type { CodeRequest } from './code-request.ts'

const codeRequest: CodeRequest = 'parapet-code-wanted'

// `instanceof` would fail on pages that replace classes.
const isElement = (node: Node): node is Element => node.nodeType === 1

/** Loads the code of Parapet elements in a list. */
const load = (root: ParentNode, elements: Iterable<Element>): void => {
  for (const { localName } of elements) if (mayBeOurs(localName)) void loadTag(localName, root)
}

/**
 * Loads the elements under a root, now and as they appear. Call it for shadow roots of the page.
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
 * Handles the request of an element for the code of another one, which it renders in its own root.
 */
const loadRequested = (event: Event): void => {
  // Only our elements dispatch it. `instanceof` would fail on pages that replace classes.
  const element = event.composedPath()[0] as Element
  const { tag } = (event as CustomEvent<{ tag: string }>).detail
  if (mayBeOurs(tag)) void loadTag(tag, element.shadowRoot ?? document)
}

// There is no document on a server.
if (typeof document !== 'undefined') {
  observe(document)
  document.addEventListener(codeRequest, loadRequested)
}
