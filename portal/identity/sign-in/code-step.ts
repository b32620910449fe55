import { lazy } from 'react'

const load = async () => ({ default: (await import('./CodeStep.tsx')).CodeStep })

/** The step of the second factor, which comes when it is asked for. */
export const LazyCodeStep = lazy(load)

/** Brings its code in time, where the network may be gone when it is asked for. */
export const bringCodeStep = (): void => void load().catch(() => {})
