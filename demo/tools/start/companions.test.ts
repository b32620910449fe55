import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../../server/settings.ts'
import { demoCompanions } from './companions.ts'

const folder = mkdtempSync(join(tmpdir(), 'parapet-companions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const processor = {
  PROCESSOR_NAME: 'Example Pay',
  PROCESSOR_ORIGIN: 'https://payments.example',
  PROCESSOR_KEY: 'pk_live_1',
  PROCESSOR_SECRET: '0123456789abcdef0123456789abcdef',
}

const companionsOf = (environment: NodeJS.ProcessEnv) =>
  demoCompanions(readSettings({ DATA_DIR: folder, ...environment }))

const portsOf = (environment: NodeJS.ProcessEnv) =>
  companionsOf(environment)
    ?.servers.flatMap(({ ports }) => ports)
    .toSorted()

test('no companion starts without the demo', () => {
  expect(companionsOf({ DEMO: '0' })).toBeUndefined()
  expect(companionsOf({ DEMO: '0', ...processor })).toBeUndefined()
})

test('the demo has its own payment processor and identity provider', async () => {
  expect(portsOf({})).toEqual([1, 2, 3, 4])
  expect(await companionsOf({})?.accounts()).toMatchObject({
    processor: { name: 'Parapet demo processor', origin: 'http://127.0.0.1:4002', isDemo: true },
    identity: { issuer: 'http://127.0.0.1:4004' },
  })
})

test('the operator’s payment processor replaces the demo’s', async () => {
  expect(portsOf(processor)).toEqual([1, 3, 4])
  expect(await companionsOf(processor)?.accounts()).not.toHaveProperty('processor')
})
