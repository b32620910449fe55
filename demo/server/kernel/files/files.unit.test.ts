import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FileFailure, fileFailure } from './file-failure.ts'
import { jsonOf, readKey, writeKey } from './key-file.ts'
import { writeFileAtomically } from './write-file.ts'

const root = mkdtempSync(join(tmpdir(), 'parapet-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(root, 'data-'))
})

const lineOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof FileFailure) return error.message
    throw error
  }
  return ''
}

describe('a file', () => {
  test('is written atomically, into a new folder', () => {
    const file = join(folder, 'keys', 'a.json')
    expect(writeFileAtomically(file, 'first')).toBe(true)
    expect(writeFileAtomically(file, 'second')).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe('first')
    expect(writeFileAtomically(file, 'third', { replaces: true })).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe('third')
    expect(readdirSync(join(folder, 'keys'))).toEqual(['a.json'])
  })

  test.skipIf(process.platform === 'win32')(
    'is unchanged when the new contents do not fit, and the error says so',
    () => {
      const file = join(folder, 'a.json')
      writeFileSync(file, 'old')
      const script = `
        import { writeFileAtomically } from './demo/server/kernel/files/write-file.ts'
        try {
          writeFileAtomically(process.argv[1], 'x'.repeat(100_000), { replaces: true })
        } catch (error) {
          console.log(error.message)
        }`
      // a limit on file sizes simulates a full disk
      const output = execFileSync(
        'sh',
        [
          '-c',
          'ulimit -f 16; exec "$0" --input-type=module -e "$1" "$2"',
          process.execPath,
          script,
          file,
        ],
        { encoding: 'utf8' },
      )
      expect(output.trim()).toBe(`The disk of ${file} is full. Free some space, then start again.`)
      expect(readFileSync(file, 'utf8')).toBe('old')
      expect(readdirSync(folder)).toEqual(['a.json'])
    },
  )

  test('is reported by name when a folder was expected', () => {
    const file = join(folder, 'keys')
    writeFileSync(file, '')
    expect(lineOf(() => writeFileAtomically(join(file, 'a.json'), 'text'))).toBe(
      `${file} is not a folder. Move it away, or set DATA_DIR to another folder.`,
    )
  })

  test.each([
    ['EACCES', 'This user may not write to /data.'],
    ['EROFS', '/data is on a read-only disk.'],
    ['ENOSPC', 'The disk of /data is full.'],
    ['EDQUOT', 'The disk of /data is full.'],
    ['EIO', "The disk can't read or write /data."],
    ['ENAMETOOLONG', "/data can't be used (ENAMETOOLONG)."],
  ])('is reported in one line when it has %s', (code, line) => {
    const failure = fileFailure(Object.assign(new Error('failed'), { code }), '/data')
    expect(failure).toBeInstanceOf(FileFailure)
    expect(failure).toMatchObject({ message: expect.stringContaining(line) as unknown })
  })
})

describe('a key', () => {
  const shape = z.object({ secret: z.string() })
  const keyFile = () => ({
    path: join(folder, 'key.json'),
    format: jsonOf(shape),
    loss: 'everyone then has to log in again',
  })

  test('is created once', () => {
    expect(readKey(keyFile())).toBeUndefined()
    expect(writeKey(keyFile(), { secret: 'first' })).toEqual({ secret: 'first' })
    expect(writeKey(keyFile(), { secret: 'second' })).toEqual({ secret: 'first' })
    expect(readKey(keyFile())).toEqual({ secret: 'first' })
  })

  test.each([
    ['an empty file', ''],
    ['a blank file', ' \n'],
    ['a file of zeros', '\0'.repeat(64)],
  ])('replaces %s', (_, text) => {
    writeFileSync(keyFile().path, text)
    expect(readKey(keyFile())).toBeUndefined()
    expect(writeKey(keyFile(), { secret: 'new' })).toEqual({ secret: 'new' })
    expect(readKey(keyFile())).toEqual({ secret: 'new' })
  })

  test.each(['{"secret":"cut o', '{"secret":1}', '[]', 'null', '\xff\xfe'])(
    'is rejected with one line when its file is damaged (%j), and the file remains',
    (text) => {
      writeFileSync(keyFile().path, text)
      const line = `${keyFile().path} is damaged. Restore it from a backup, or delete it to make a new one; everyone then has to log in again.`
      expect(lineOf(() => readKey(keyFile()))).toBe(line)
      expect(lineOf(() => writeKey(keyFile(), { secret: 'new' }))).toBe(line)
      expect(readFileSync(keyFile().path, 'utf8')).toBe(text)
    },
  )

  test('is rejected with one line if its name is a folder', () => {
    mkdirSync(keyFile().path)
    expect(lineOf(() => readKey(keyFile()))).toContain('is a folder instead of a file')
  })
})
