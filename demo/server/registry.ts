import { registryOf } from './kernel/modules/registry.ts'
import * as modules from './modules.ts'

/** What the modules declare, collected and checked once. */
export const registry = registryOf(Object.values(modules))
