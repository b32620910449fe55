import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../../test-results',
  globalSetup: './prepared-data.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Journeys mostly wait, so there are more workers than cores.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Tracing slows every step down. Enable it to debug a failure.
    trace: process.env['JOURNEYS_TRACE'] ? 'retain-on-failure' : 'off',
  },
})
