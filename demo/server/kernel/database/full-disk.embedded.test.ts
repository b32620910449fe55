import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, test } from 'vitest'

const disk = mkdtempSync(join(tmpdir(), 'parapet-disk-'))
afterAll(() => rmSync(disk, { recursive: true, force: true }))

/** Runs a command with a small disk of its own, which ends with it. */
const onSmallDisk = (command: string): readonly string[] => [
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=130m tmpfs ${disk} && ${command}`,
]

const isPossible = spawnSync('unshare', onSmallDisk('true')).status === 0

test.skipIf(!isPossible)(
  'a disk that fills up ends the database with one line, without blocking the platform',
  { timeout: 120_000 },
  () => {
    const node = `"${process.execPath}" demo/server/kernel/database/full-disk.fixture.ts "${disk}"`
    const output = execFileSync('unshare', onSmallDisk(node), { encoding: 'utf8' })
    const line = `The disk of ${join(disk, 'data')} is full. Free some space, then start again.`
    expect(
      output
        .trim()
        .split('\n')
        .map((each) => JSON.parse(each) as unknown),
    ).toEqual([
      { ended: line },
      { write: '53100' },
      { again: '53100' },
      { read: '53100' },
      { start: line },
    ])
  },
)
