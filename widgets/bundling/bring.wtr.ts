import { assert, equal } from '../testing/assert.ts'
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

test('a file is preloaded as a module once it has been fetched', async () => {
  const path = '/__chunk/brought.js'
  equal(await bring([path], location.href, () => importPlainly(path)), 'there')
  assert(document.querySelector(`link[rel=modulepreload][href$="${path}"]`), 'Not preloaded')
})
