import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunch,
  },
})
