import { lazy } from 'react'

const load = async () => ({ default: (await import('./CodeStep.tsx')).CodeStep })

/** The step of the second factor, loaded when it is needed. */
export const LazyCodeStep = lazy(load)

/** Loads its code in time, where the network may be gone when it is needed. */
export const preloadCodeStep = (): void => void load().catch(() => {})
