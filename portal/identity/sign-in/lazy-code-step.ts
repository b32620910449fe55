import { lazy } from 'react'

const load = async () => ({ default: (await import('./CodeStep.tsx')).CodeStep })

/** The second factor step, loaded on demand. */
export const LazyCodeStep = lazy(load)

/** Preloads the step, for when the user may be offline later. */
export const preloadCodeStep = (): void => void load().catch(() => {})
