import { vi } from 'vitest'
import { waitForImports } from './manual-time.ts'

// the runner loads a module that is imported while a test runs: on a busy machine that takes longer than some turns
waitForImports(() => vi.dynamicImportSettled())
