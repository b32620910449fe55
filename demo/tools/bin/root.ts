import { join } from 'node:path'

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..', '..', '..')

/** A tool of the project's own packages. */
export const tool = (name: string): string => join(root, 'node_modules', '.bin', name)
