import { figureLines } from '../figure.ts'
import { measureLists } from './figures.ts'

const { figures, beyond } = await measureLists()
process.stdout.write(`${figureLines([...figures, ...beyond]).join('\n')}\n`)
process.stdout.write(beyond.length === 0 ? 'Every call is within its limit.\n' : '')
if (beyond.length > 0) process.exitCode = 1
