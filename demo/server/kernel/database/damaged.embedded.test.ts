import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from './embedded.ts'
import { createPglite } from './pglite.ts'
import { databaseFolder, startFailureOf } from './start-failure.ts'

const root = mkdtempSync(join(tmpdir(), 'parapet-damaged-'))
const sound = join(root, 'sound')
beforeAll(async () => {
  mkdirSync(sound)
  await (await createPglite({ dataDir: databaseFolder(sound) })).close()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const listFiles = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())

/** Kinds of damage, with the change to the database folder that causes each. */
const damages: Readonly<Record<string, (home: string) => void>> = {
  'no files': (home) => {
    rmSync(home, { recursive: true })
    mkdirSync(home)
  },
  'no version': (home) => rmSync(join(home, 'PG_VERSION')),
  'an empty version': (home) => writeFileSync(join(home, 'PG_VERSION'), ''),
  'another version': (home) => writeFileSync(join(home, 'PG_VERSION'), '17\n'),
  'no log': (home) => rmSync(join(home, 'pg_wal'), { recursive: true }),
  'a cut log': (home) => {
    for (const file of listFiles(join(home, 'pg_wal'))) truncateSync(file, 100)
  },
  'garbage as control file': (home) =>
    writeFileSync(join(home, 'global/pg_control'), Buffer.alloc(8_192, 7)),
  'no control file': (home) => rmSync(join(home, 'global/pg_control')),
  'cut tables': (home) => {
    for (const file of listFiles(join(home, 'base/5'))) truncateSync(file, 10)
  },
}

test.each(Object.entries(damages))(
  '%s: the start fails with one line that contains the folder and the remedy',
  async (name, damage) => {
    const dataDir = join(root, name)
    cpSync(sound, dataDir, { recursive: true })
    damage(databaseFolder(dataDir))
    const listNames = () =>
      readdirSync(databaseFolder(dataDir)).filter((name) => name !== 'postmaster.pid')
    const before = listNames()
    const failure = startFailureOf(await openEmbedded(dataDir).catch((error: unknown) => error), {
      dataDir,
    })
    expect(failure).toMatchObject({
      message: `The database in ${databaseFolder(dataDir)} can't be opened: it is damaged, or another version of Parapet made it. Restore it from a backup, or move the folder away to start with an empty one.`,
    })
    // nothing replaces files that may be restored
    expect(listNames()).toEqual(before)
  },
)

test('an unreadable lock file: the start fails with one line that says to delete it', async () => {
  const dataDir = join(root, 'lock')
  mkdirSync(dataDir)
  const file = join(dataDir, 'lock.sqlite')
  writeFileSync(file, Buffer.alloc(4_096, 7))
  const failure = startFailureOf(await openEmbedded(dataDir).catch((error: unknown) => error), {
    dataDir,
  })
  expect(failure).toMatchObject({ message: `${file} is damaged. Delete it, then start again.` })
})

test.each(['', '/folder'])(
  'a file instead of the data folder%s: the start fails with one line',
  async (below) => {
    const dataDir = join(root, `file${below.length}`)
    writeFileSync(dataDir, '')
    const failure = startFailureOf(
      await openEmbedded(`${dataDir}${below}`).catch((error: unknown) => error),
      { dataDir },
    )
    expect(failure).toMatchObject({
      message: `${dataDir} is not a folder. Move it away, or set DATA_DIR to another folder.`,
    })
  },
)
