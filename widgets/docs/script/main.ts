import { startCode } from './code-blocks.ts'
import { startLive } from './live-example.ts'
import { startSearch } from './search.ts'

startSearch()
startCode()
startLive()
