import { runPlatform } from '../../server/start.ts'
import { demoCompanions } from './companions.ts'

await runPlatform(demoCompanions)
