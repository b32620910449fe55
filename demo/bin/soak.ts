import { buildStale } from './build.ts'

await buildStale()
await import('../soak/main.ts')
