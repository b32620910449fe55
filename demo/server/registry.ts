import { registryOf } from './kernel/modules/registry.ts'
import * as modules from './modules.ts'

/** The declarations of all modules, collected and checked once. */
export const registry = registryOf(Object.values(modules))
