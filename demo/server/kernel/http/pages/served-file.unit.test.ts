import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFileCache } from './served-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'parapet-served-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

test('recently used files are cached up to a limit of bytes', async () => {
  const find = createFileCache(10)
  const read = async (file: string) => (await (await find(file, ''))?.read())?.toString()
  const [one, two, three] = ['one', 'two', 'three'].map((name) => write(name, `${name}.`))
  for (const file of [one, two]) await read(file ?? '')
  for (const name of ['one', 'two', 'three']) write(name, 'changed')
  expect(await read(one ?? '')).toBe('one.')
  // the limit evicts the file that was not used again
  expect(await read(three ?? '')).toBe('changed')
  expect(await read(two ?? '')).toBe('changed')
})

test('a compressed file is cached separately from the plain one', async () => {
  const file = write('page', 'plain')
  write('page.br', 'small')
  const find = createFileCache()
  const of = async (accepted: string) => {
    const found = await find(file, accepted)
    return [found?.encoding, (await found?.read())?.toString()]
  }
  // read, then cached
  const encodings = ['br', '', 'gzip, br', '', 'br']
  const answers: unknown[] = []
  for (const accepted of encodings) answers.push(await of(accepted))
  expect(answers).toEqual(
    encodings.map((accepted) => (accepted === '' ? [undefined, 'plain'] : ['br', 'small'])),
  )
  expect(await find(join(folder, 'nothing'), '')).toBeUndefined()
})
