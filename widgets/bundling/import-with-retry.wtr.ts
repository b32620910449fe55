import { assert, equal } from '../testing/assert.ts'
import { importNatively } from '../testing/import-natively.ts'
import { test } from '../testing/suite.ts'
import { createRetryingImport } from './import-with-retry.ts'

const importWithRetry = createRetryingImport(importNatively)

/** Imports a script that the server rejects the given number of times. */
const flaky = (fails: number): (() => Promise<unknown>) => {
  const path = `/__flaky/script.js?fails=${fails}&${crypto.getRandomValues(new Uint32Array(1)).join()}`
  return () => importWithRetry([path], location.href).catch(() => 'not fetched')
}

test('retries an import that fails once', async () => {
  equal(await flaky(1)(), 'there')
})

test('imports a file again after two failures', async () => {
  const load = flaky(2)
  equal(await load(), 'not fetched')
  equal(await load(), 'there')
})

/** The hash of the script that the server returns for `/__chunk/…`. */
const validHash = 'sha384-JukSUYJPZeRfOgpIIOZUzCffxHkbzKy8IRcsGbuYdv2DRcj50FvchnTaWNGSl0u7'

/** Imports a script that the page preloads with a hash. */
const pinned = (name: string, integrity: string): (() => Promise<unknown>) => {
  const path = `/__chunk/pinned-${name}.js`
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: path, integrity, crossOrigin: 'anonymous' })
  document.head.append(link)
  return () => importWithRetry([path], location.href).catch(() => 'rejected')
}

test('imports a file that the page preloads with its hash', async () => {
  equal(await pinned('valid', validHash)(), 'there')
})

test('rejects a file that does not match its preload’s hash on every attempt', async () => {
  const load = pinned('mismatched', validHash.replace('Juk', 'kuJ'))
  equal(await load(), 'rejected')
  equal(await load(), 'rejected')
})

test('preloads a fetched file as a module', async () => {
  const path = '/__chunk/fetched.js'
  equal(await importWithRetry([path], location.href), 'there')
  assert(document.querySelector(`link[rel=modulepreload][href$="${path}"]`), 'Not preloaded')
})
