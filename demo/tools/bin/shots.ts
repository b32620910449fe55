import { startPlatform } from '../../e2e/journeys/platform.ts'
import { buildStale } from './build.ts'
import { command } from './command.ts'

await buildStale()
const platform = await startPlatform()
const words = ['demo/e2e/shots/main.ts', '--portal', platform.portal, ...process.argv.slice(2)]
const code = await command('node', words)
await platform.stop()
process.exit(code)
