import { lazyRouteComponent as routerPart } from '@tanstack/react-router'

/** Code of an earlier build that is no longer served, as each browser says it. */
const staleCode =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** A part of the platform did not load: after a deploy, or without a network. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/** Whether an error tells that. */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof PartMissing || (error instanceof Error && staleCode.test(error.message))

/** Loads a part; says in one way that it did not come, whatever the browser calls it. */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    throw isPartMissing(error) ? new PartMissing('A part did not load', { cause: error }) : error
  }
}

/**
 * A screen in a chunk of its own. The router's own would reload a page whose chunk is missing, even
 * without a network; ours leaves that to the error screen, which asks the server first.
 */
export const lazyRouteComponent: typeof routerPart = (importer, exportName) =>
  routerPart(() => loadPart(importer), exportName)
