import { registry, type ParapetTag } from '../registry.ts'

const longestWait = 30_000

/**
 * Tags whose code is loading. One set per page, because elements are global and a page may have two
 * loaders.
 */
const claimed = Symbol.for('parapet.claimed')
const page: object & { [claimed]?: Set<string> } = globalThis
const started = (page[claimed] ??= new Set())

/** Reports on each element of the tag that its code did not load and is tried again. */
const tell = (root: ParentNode, tag: ParapetTag): void => {
  for (const element of root.querySelectorAll(tag))
    element.dispatchEvent(
      new CustomEvent('parapet-error', {
        bubbles: true,
        composed: true,
        detail: { code: 'loadFailed', phase: 'load', retryable: true, message: '', requestId: '' },
      }),
    )
}

const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms)
    addEventListener('online', () => (clearTimeout(timer), done()), { once: true })
  })

/**
 * Imports the code of a tag once; repeats a failed import after growing pauses, and at once when
 * the browser is back online. Leaves a tag alone that is defined already.
 */
export async function loadTag(
  tag: ParapetTag,
  root: ParentNode,
  bring: () => Promise<unknown> = registry[tag],
): Promise<void> {
  if (started.has(tag) || customElements.get(tag)) return
  started.add(tag)
  for (let wait = 1000; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      await bring()
      return
    } catch {
      tell(root, tag)
      await pause(wait)
    }
  }
}
