import { buildStale } from './build.ts'

await buildStale()
await import('../bench/main.ts')
