import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeyOf, readKeyInput } from '../administration/api-keys/command-line.ts'
import { agencies } from '../directory/agencies/tables.ts'
import { organisations } from '../directory/users/tables.ts'
import { accessKeys } from '../identity/access/tables.ts'
import { createClock } from '../kernel/clock.ts'
import { openDatabase } from '../kernel/database/open.ts'

const folder = mkdtempSync(join(tmpdir(), 'parapet-create-key-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const agency = 'agency-1'
const person = { agentFirstName: 'Ada', agentLastName: 'Reyes' }
const contactFields = {
  email: 'a@example.test',
  agentEmail: 'a@example.test',
  agentPhone: '5550100177',
}
const address = { address1: '1 Quay', city: 'Galveston', zipCode: '77550', phone: '5550100177' }

beforeAll(async () => {
  const { database, close } = await openDatabase({ folder })
  const own = { id: agency, name: 'Quay Agency', region: 'US' as const }
  await database
    .handle()
    .insert(organisations)
    .values({ ...own, accountType: 'AGENCY' })
  await database
    .handle()
    .insert(agencies)
    .values({ ...own, ...person, ...contactFields, ...address, description: '', commission: 15 })
  await close()
}, 120_000)

/** Runs the command as an operator does. */
const createKey = (...words: readonly string[]) =>
  new Promise<{ readonly code: number; readonly out: string; readonly error: string }>((done) => {
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder }
    const child = execFile(
      process.execPath,
      // optimised compilation of the database costs more than a single command gains
      ['--liftoff-only', 'demo/server/commands/create-key.ts', ...words],
      { env },
      (_, out, error) => done({ code: child.exitCode ?? 1, out, error }),
    )
  })

const stored = async () => {
  const { database, close } = await openDatabase({ folder })
  try {
    return await database.handle().select().from(accessKeys)
  } finally {
    await close()
  }
}

test('creates a publishable test key by default, and an API key with its secret', async () => {
  const origin = 'http://localhost:5173'
  const page = await createKey('--agency', agency, '--name', 'Page', '--origin', origin)
  expect(page).toMatchObject({ code: 0, error: '' })
  expect(page.out).toMatch(/^pk_test_\S+\n$/)
  const server = await createKey(
    ...['--agency', agency, '--name', 'Server', '--kind', 'api', '--mode', 'live'],
  )
  expect(server.out).toMatch(/^\S+\n\S+\n$/)
  expect(await stored()).toMatchObject([
    {
      agencyId: agency,
      name: 'Page',
      mode: 'test',
      publishable: page.out.trim(),
      origins: [origin],
    },
    { agencyId: agency, name: 'Server', kind: 'api', mode: 'live' },
  ])
}, 120_000)

test('an input error is printed with its reason and ends the command with an error', async () => {
  const { code, out, error } = await createKey('--agency', agency, '--nme', 'Page')
  expect([code, out]).toEqual([1, ''])
  expect(error).toContain('--nme')
}, 120_000)

test('each input error states its reason and creates no key', async () => {
  const { database, close } = await openDatabase({ folder })
  const services = { database, clock: createClock(), newId: randomUUID }
  const create = async (...words: readonly string[]) => createKeyOf(services, readKeyInput(words))
  const keys = () => database.handle().select().from(accessKeys)
  try {
    const before = await keys()
    for (const [words, reason] of [
      [['--agency', 'nowhere', '--name', 'Page'], `Agencies: ${agency}.`],
      [['--agency', agency], 'npm run create-key'],
      [['--agency', agency, '--name', 'Page', '--mode', 'real'], '--mode is'],
      [['--agency', agency, '--name', 'Page', '--origin', 'http://example.test'], 'https'],
      [['--agency', agency, '--name', 'Second page'], 'origin of a page'],
    ] as const) {
      await expect(create(...words)).rejects.toThrow(reason)
    }
    expect(await keys()).toEqual(before)
  } finally {
    await close()
  }
}, 120_000)
