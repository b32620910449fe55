import { expect, test } from 'vitest'
import { demoImportError } from './demo-imports.ts'

test.each([
  ['demo/server/start.ts', 'demo/companions/processor/start.ts'],
  ['demo/server/insurance/billing/intents.ts', 'demo/companions/processor/sessions.ts'],
  ['demo/server/identity/sso/sso.test.ts', 'demo/companions/identity/start.ts'],
  ['demo/server/start.ts', 'demo/sites/main.ts'],
  ['demo/companions/processor/app.ts', 'demo/server/insurance/billing/intents.ts'],
  ['demo/companions/identity/start.ts', 'demo/server/settings.ts'],
])('%s may not import %s', (file, target) => {
  expect(demoImportError(file, target)).toEqual(expect.any(String))
})

test.each([
  ['demo/tools/start/companions.ts', 'demo/companions/processor/start.ts'],
  ['demo/e2e/companions/billing.test.ts', 'demo/companions/processor/start.ts'],
  ['demo/server/insurance/billing/intents.ts', 'demo/server/insurance/policies/service.ts'],
  ['demo/companions/processor/app.ts', 'demo/server/insurance/billing/protocol/signature.ts'],
  ['demo/companions/processor/database.ts', 'demo/server/kernel/files/file-failure.ts'],
])('%s may import %s', (file, target) => {
  expect(demoImportError(file, target)).toBeUndefined()
})
