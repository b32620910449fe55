import { registry, type ParapetTag } from '../registry.ts'

const longestWait = 30_000

/** Tries under way by tag. One map a page, since elements are: a page may hold two loaders. */
const trying = Symbol.for('parapet.trying')
const page: object & { [trying]?: Map<string, Promise<unknown>> } = globalThis
const tries = (page[trying] ??= new Map())
/** Tags that this loader sees to. */
const started = new Set<string>()

/** Tells a page, on each element of the tag, that its code did not come, or that it is another's. */
const tell = (root: ParentNode, tag: ParapetTag, code: 'loadFailed' | 'tagTaken'): void => {
  for (const element of root.querySelectorAll(tag))
    element.dispatchEvent(
      new CustomEvent('parapet-error', {
        bubbles: true,
        composed: true,
        // As `loadError` has it, which would become a file of its own for the loader to wait for.
        detail: {
          code,
          status: 0,
          phase: 'load',
          retryable: code === 'loadFailed',
          message: '',
          requestId: '',
          instanceId: '',
          docsUrl: new URL('/docs/errors#' + code, import.meta.url).href,
        },
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
  if (started.has(tag)) return
  started.add(tag)
  const found = customElements.get(tag)
  // Every class of ours has its definition.
  if (found && !('definition' in found)) tell(root, tag, 'tagTaken')
  for (let wait = 1000; !customElements.get(tag); wait = Math.min(wait * 2, longestWait)) {
    // Another loader's try may succeed; should it fail, this one's may still.
    const other = tries.get(tag)
    const attempt = other ?? bring()
    tries.set(tag, attempt)
    const isHere = await attempt.then(
      () => true,
      () => false,
    )
    if (tries.get(tag) === attempt) tries.delete(tag)
    if (isHere) return
    if (other === undefined) {
      tell(root, tag, 'loadFailed')
      await pause(wait)
    }
  }
}
