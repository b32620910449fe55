// `npm run bench` runs every benchmark; `npm run bench -- lists sizes` runs only those two. `--write`
// writes the results into `demo/FIGURES.md`. `--pairs` also measures lists with each combination of
// filter and sort, which is slow. Add viewer names to measure only their lists.
import { argv, stderr } from 'node:process'
import { measureParts } from '../bench/main.ts'
import { parts } from '../bench/parts.ts'
import { parseArguments } from '../bench/bench-arguments.ts'
import { buildStale } from './build.ts'

const selection = parseArguments(argv.slice(2))
if (typeof selection === 'string') {
  stderr.write(`${selection}\n`)
  process.exitCode = 1
} else {
  if (selection.parts.some((name) => parts[name].needsBuild)) await buildStale()
  await measureParts(selection)
}
