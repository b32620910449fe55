// `npm run bench`; `npm run bench -- lists` measures the lists only, without a build; `lists pairs`
// also measures each filter with each sort, which takes long.
import { argv } from 'node:process'
import { buildStale } from './build.ts'

if (argv.includes('lists')) {
  await import('../bench/lists/main.ts')
} else {
  await buildStale()
  await import('../bench/main.ts')
}
