import type { ComponentType } from 'react'

/** A view that loads on demand. */
export interface LazyView {
  /** Identifies the view, for React keys. */
  readonly name: string
  /** Loads the view once. A failed load is discarded, so that it can be retried. */
  load(): Promise<ComponentType>
}

export function lazyView(name: string, importView: () => Promise<ComponentType>): LazyView {
  let promise: Promise<ComponentType> | undefined
  return {
    name,
    load() {
      if (promise) return promise
      const load = importView()
      promise = load
      // React renders a resolved view at once; otherwise it shows the fallback for at least 300 ms.
      load.then(
        (value) => Object.assign(load, { status: 'fulfilled', value }),
        () => undefined,
      )
      load.catch(() => (promise = undefined))
      return load
    },
  }
}

/** Loads views when the page is idle, before they are needed. */
export function prepareViews(...views: readonly LazyView[]): () => void {
  const loadAll = () => {
    for (const view of views) view.load().catch(() => undefined)
  }
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(loadAll, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(loadAll, { timeout: 2000 })
  return () => cancelIdleCallback(idle)
}
