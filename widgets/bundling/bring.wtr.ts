import { equal } from '../testing/assert.ts'
import { importPlainly } from '../testing/import-plainly.ts'
import { test } from '../testing/suite.ts'
import { makeBring } from './bring.ts'

const bring = makeBring()

test('an import that failed once can be repeated', async () => {
  const path = `/__flaky/script.js?${crypto.getRandomValues(new Uint32Array(1)).join()}`
  const load = () => bring([path], location.href, () => importPlainly(path))
  equal(await load().catch(() => 'not fetched'), 'not fetched')
  equal(await load(), 'there')
})
