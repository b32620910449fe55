import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'parapet-rebuild-projections-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the command prints the number of policies that it read and repaired', async () => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--liftoff-only', 'demo/server/commands/rebuild-projections.ts'],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder } },
  )
  expect({ stdout, stderr }).toEqual({ stdout: '0 policies read, 0 repaired.\n', stderr: '' })
}, 120_000)
