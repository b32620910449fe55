import { buildStale } from './build.ts'

await buildStale()
await import('../../e2e/soak/main.ts')
