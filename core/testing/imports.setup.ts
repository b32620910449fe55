import { vi } from 'vitest'
import { waitForImports } from './manual-time.ts'

// vitest loads imported modules while a test runs: on a busy machine that takes longer than a few
// rounds of the event loop
waitForImports(() => vi.dynamicImportSettled())
