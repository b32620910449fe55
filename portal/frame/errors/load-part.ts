import { lazyRouteComponent as routerPart } from '@tanstack/react-router'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Browser messages for code that is no longer served, as after a deploy. */
const staleCode =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** A chunk failed to load, after a deploy or offline. */
export class PartLoadError extends Error {
  override readonly name = 'PartMissing'
}

/** Whether an error means that a chunk failed to load. */
export const isPartLoadError = (error: unknown): boolean =>
  error instanceof PartLoadError || (error instanceof Error && staleCode.test(error.message))

/** Loads a chunk; throws a `PartLoadError` in every browser if it fails to load. */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    throw isPartLoadError(error)
      ? new PartLoadError('A part did not load', { cause: error })
      : error
  }
}

/** A view in its own chunk. After a failed load, a new lazy view must be created to retry. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadPart(load) }))

/**
 * A screen in its own chunk. The router's lazy routes would reload the page for a missing chunk
 * even when offline; this leaves it to the error screen, which checks the server first.
 */
export const lazyRouteComponent: typeof routerPart = (importer, exportName) =>
  routerPart(() => loadPart(importer), exportName)
