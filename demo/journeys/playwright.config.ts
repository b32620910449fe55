import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  globalSetup: './ready-data.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Journeys wait more than they work: more of them than there are cores.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Recording costs work at every step of every test: ask for it where a failure needs it.
    trace: process.env['JOURNEYS_TRACE'] ? 'retain-on-failure' : 'off',
  },
})
