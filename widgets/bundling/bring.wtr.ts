import { assert, equal } from '../testing/assert.ts'
import { importNatively } from '../testing/import-natively.ts'
import { test } from '../testing/suite.ts'
import { makeBring } from './bring.ts'

const bring = makeBring(importNatively)

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

/** The hash of the script that the server gives for `/__chunk/…`. */
const right = 'sha384-JukSUYJPZeRfOgpIIOZUzCffxHkbzKy8IRcsGbuYdv2DRcj50FvchnTaWNGSl0u7'

/** Imports a script that the page preloads with a hash. */
const pinned = (name: string, integrity: string): (() => Promise<unknown>) => {
  const path = `/__chunk/pinned-${name}.js`
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: path, integrity, crossOrigin: 'anonymous' })
  document.head.append(link)
  return () => bring([path], location.href).catch(() => 'refused')
}

test('a file that the page preloads with its hash is imported', async () => {
  equal(await pinned('right', right)(), 'there')
})

test('a file with other bytes than the page preloads is not imported, however often it is tried', async () => {
  const load = pinned('wrong', right.replace('Juk', 'kuJ'))
  equal(await load(), 'refused')
  equal(await load(), 'refused')
})

test('a file is preloaded as a module once it has been fetched', async () => {
  const path = '/__chunk/brought.js'
  equal(await bring([path], location.href), 'there')
  assert(document.querySelector(`link[rel=modulepreload][href$="${path}"]`), 'Not preloaded')
})
