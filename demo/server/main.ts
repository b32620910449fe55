import { runPlatform } from './start.ts'

await runPlatform()
