import { assert, equal } from '../testing/assert.ts'
import { importPlainly } from '../testing/import-plainly.ts'
import { test } from '../testing/suite.ts'
import { makeBring } from './bring.ts'

const bring = makeBring(importPlainly)

/** Imports a script that the server refuses so many times. */
const flaky = (fails: number): (() => Promise<unknown>) => {
  const path = `/__flaky/script.js?fails=${fails}&${crypto.getRandomValues(new Uint32Array(1)).join()}`
  return () => bring([path], location.href).catch(() => 'not fetched')
}

test('an import that fails once is repeated by itself', async () => {
  equal(await flaky(1)(), 'there')
})

test('an import that failed again can be repeated', async () => {
  const load = flaky(2)
  equal(await load(), 'not fetched')
  equal(await load(), 'there')
})

test('a file is preloaded as a module once it has been fetched', async () => {
  const path = '/__chunk/brought.js'
  equal(await bring([path], location.href), 'there')
  assert(document.querySelector(`link[rel=modulepreload][href$="${path}"]`), 'Not preloaded')
})
