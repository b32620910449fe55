import type { ComponentType } from 'react'

/** Views that come when they are needed; the first step is the first load. */
const loaders = {
  security: () => import('./SecurityStep.tsx').then((part) => part.SecurityStep),
  options: () => import('./OptionsStep.tsx').then((part) => part.OptionsStep),
  coverages: () => import('./CoverageEditor.tsx').then((part) => part.CoverageEditor),
  contact: () => import('./ContactStep.tsx').then((part) => part.ContactStep),
  saved: () => import('./SavedStep.tsx').then((part) => part.SavedStep),
  priceDetails: () => import('./PriceDetails.tsx').then((part) => part.PriceDetails),
} satisfies Record<string, () => Promise<ComponentType>>
export type PartName = keyof typeof loaders

const loads = new Map<PartName, Promise<ComponentType>>()

/** The one load of a part, started by whoever asks first. A failed load is forgotten, so that it can be tried again. */
export function loadPart(name: PartName): Promise<ComponentType> {
  const known = loads.get(name)
  if (known) return known
  const load = loaders[name]()
  loads.set(name, load)
  // React takes what it is told is here at once; else it shows the fallback, for 300 ms at least.
  load.then(
    (value) => Object.assign(load, { status: 'fulfilled', value }),
    () => undefined,
  )
  load.catch(() => loads.delete(name))
  return load
}

/** Brings parts while nothing else happens, so that they are here when they are wanted. */
export function prepareParts(...names: readonly PartName[]): () => void {
  const bring = () => {
    for (const name of names) loadPart(name).catch(() => undefined)
  }
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(bring, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(bring, { timeout: 2000 })
  return () => cancelIdleCallback(idle)
}
