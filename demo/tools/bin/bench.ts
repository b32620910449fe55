// `npm run bench` measures everything, `npm run bench -- lists sizes` these parts only. `--write`
// writes their tables into `demo/FIGURES.md`. `--pairs` also measures lists with each filter in
// each sort, which takes long. Names of viewers restrict the lists to theirs.
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
  if (selection.parts.some((name) => parts[name].isOfBuild)) await buildStale()
  await measureParts(selection)
}
