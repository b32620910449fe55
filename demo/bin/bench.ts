// `npm run bench`; `npm run bench -- lists` measures the lists alone, which need no build.
import { argv } from 'node:process'
import { buildStale } from './build.ts'

if (argv.includes('lists')) {
  await import('../bench/lists/main.ts')
} else {
  await buildStale()
  await import('../bench/main.ts')
}
