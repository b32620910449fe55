import { startCode } from './code-blocks.ts'
import { startLive } from './live-example.ts'
import { startSearch } from './search.ts'

// Narrow pages begin with their text.
const list = document.querySelector<HTMLDetailsElement>('.pages details')
if (list) list.open = matchMedia('(width >= 60rem)').matches

startSearch()
startCode()
startLive()
