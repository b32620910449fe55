import { lazyRouteComponent as routerPart } from '@tanstack/react-router'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Messages of browsers for code that is no longer served, as after a deploy. */
const staleCode =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** A part of the platform did not load: after a deploy, or without a network. */
export class PartLoadError extends Error {
  override readonly name = 'PartMissing'
}

/** Whether an error means that. */
export const isPartLoadError = (error: unknown): boolean =>
  error instanceof PartLoadError || (error instanceof Error && staleCode.test(error.message))

/** Loads a part; throws one error when it does not load, the same in all browsers. */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    throw isPartLoadError(error)
      ? new PartLoadError('A part did not load', { cause: error })
      : error
  }
}

/** A view in a chunk of its own. Once it has failed it does not load again: another one does. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadPart(load) }))

/**
 * A screen in a chunk of its own. The router's lazy routes would reload a page whose chunk is
 * missing, even without a network; this leaves that to the error screen, which checks the server
 * first.
 */
export const lazyRouteComponent: typeof routerPart = (importer, exportName) =>
  routerPart(() => loadPart(importer), exportName)
