import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { webdriverLauncher } from '@web/test-runner-webdriver'
import puppeteer from 'puppeteer-core'
import { testPages } from './widgets/testing/pages.mjs'
import { viteMiddleware } from './widgets/testing/vite-middleware.mjs'
import { startWebkitDriver } from './widgets/testing/webkit-driver.mjs'

const root = import.meta.dirname

/** `BROWSERS=chromium` is the quick run; `FILES=widgets/element/*.wtr.tsx` runs a part. */
const wanted = (process.env.BROWSERS ?? 'chromium,firefox,webkit').split(',')
const files = process.env.FILES ?? 'widgets/**/*.wtr.{ts,tsx}'

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

const webkitPort = await freePort()

const launchers = {
  chromium: () =>
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
    }),
  firefox: () =>
    chromeLauncher({
      puppeteer,
      launchOptions: {
        browser: 'firefox',
        headless: true,
        executablePath: '/usr/bin/firefox-esr',
      },
    }),
  webkit: () =>
    webdriverLauncher({
      hostname: '127.0.0.1',
      port: webkitPort,
      path: '/',
      logLevel: 'error',
      capabilities: {
        browserName: 'MiniBrowser',
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': {
          binary: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
          args: ['--automation'],
        },
      },
    }),
}

/** Counts each engine's result of each test, for who called the run. */
const report = () => ({
  stop({ sessions }) {
    const file = process.env.ELEMENTS_REPORT
    if (!file) return
    const tally = { passed: 0, failed: 0 }
    const count = (suite) => {
      for (const test of suite?.tests ?? [])
        if (!test.skipped) tally[test.passed ? 'passed' : 'failed']++
      for (const inner of suite?.suites ?? []) count(inner)
    }
    for (const session of sessions) {
      count(session.testResults)
      if (!session.passed && !session.testResults) tally.failed++
    }
    writeFileSync(file, JSON.stringify(tally))
  },
})

const vite = await viteMiddleware(root)
const stopWebkit = wanted.includes('webkit') ? await startWebkitDriver(webkitPort) : () => {}

export default {
  rootDir: root,
  hostname: '127.0.0.1',
  port: await freePort(),
  files: [files],
  nodeResolve: false,
  concurrency: 1,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 120_000,
  browserStartTimeout: 60_000,
  testFramework: { config: { timeout: 30_000 } },
  browsers: wanted.map((name) => launchers[name]()),
  middleware: [testPages, vite.middleware],
  plugins: [vite.plugin, { name: 'webkit-driver', serverStop: stopWebkit }],
  reporters: [defaultReporter({ reportTestProgress: false }), report()],
}
