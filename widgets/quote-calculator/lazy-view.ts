import type { ComponentType } from 'react'

/** A view that comes when it is needed. */
export interface LazyView {
  /** Tells views apart that are shown in one place. */
  readonly name: string
  /** The one load of the view, started by whoever asks first. A failed load is forgotten, so that it can be tried again. */
  load(): Promise<ComponentType>
}

export function lazyView(name: string, bring: () => Promise<ComponentType>): LazyView {
  let known: Promise<ComponentType> | undefined
  return {
    name,
    load() {
      if (known) return known
      const load = bring()
      known = load
      // React takes a resolved view at once; else it shows the fallback, for 300 ms at least.
      load.then(
        (value) => Object.assign(load, { status: 'fulfilled', value }),
        () => undefined,
      )
      load.catch(() => (known = undefined))
      return load
    },
  }
}

/** Brings views while nothing else happens, so that they are here when they are wanted. */
export function prepareViews(...views: readonly LazyView[]): () => void {
  const bring = () => {
    for (const view of views) view.load().catch(() => undefined)
  }
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(bring, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(bring, { timeout: 2000 })
  return () => cancelIdleCallback(idle)
}
