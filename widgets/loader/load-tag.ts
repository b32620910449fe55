import { loadElementCode } from './element-code.ts'

const maxDelayMs = 30_000

/** Imports in progress by tag. The map is global, because a page may have two loaders. */
const trying = Symbol.for('parapet.trying')
const page: object & { [trying]?: Map<string, Promise<unknown>> } = globalThis
const tries = (page[trying] ??= new Map())
/** Tags that this loader is responsible for. */
const started = new Set<string>()

/**
 * Reports on each element of the tag that its code did not load, or that another script defined the
 * tag.
 */
const dispatchError = (root: ParentNode, tag: string, code: 'loadFailed' | 'tagTaken'): void => {
  for (const element of root.querySelectorAll(tag))
    element.dispatchEvent(
      new CustomEvent('parapet-error', {
        bubbles: true,
        composed: true,
        // Duplicates `loadError`, which would be a separate chunk here.
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
 * Imports the code of a tag once. Retries a failed import with backoff, and immediately when the
 * browser is back online. Ignores a tag that is already defined.
 */
export async function loadTag(
  tag: string,
  root: ParentNode,
  load: () => Promise<unknown> = () => loadElementCode(tag),
): Promise<void> {
  if (started.has(tag)) return
  started.add(tag)
  const registered = customElements.get(tag)
  // Our classes have a static `definition`.
  if (registered && !('definition' in registered)) dispatchError(root, tag, 'tagTaken')
  for (let wait = 1000; !customElements.get(tag); wait = Math.min(wait * 2, maxDelayMs)) {
    // Waits for another loader's import first. If that fails, this loader's import may still
    // succeed.
    const other = tries.get(tag)
    const attempt = other ?? load()
    tries.set(tag, attempt)
    const isLoaded = await attempt.then(
      () => true,
      () => false,
    )
    if (tries.get(tag) === attempt) tries.delete(tag)
    if (isLoaded) return
    if (other === undefined) {
      dispatchError(root, tag, 'loadFailed')
      await pause(wait)
    }
  }
}
