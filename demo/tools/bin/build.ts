import { buildStaleOf } from './build/build-stale.ts'
import { targets } from './build/targets.ts'
import type { CommandOptions } from './command.ts'
import { root } from './root.ts'

/** Builds the targets whose sources have changed. */
export const buildStale = (options: CommandOptions = {}): Promise<void> =>
  buildStaleOf({ root, targets }, options)
