import { globSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { webdriverLauncher } from '@web/test-runner-webdriver'
import puppeteer from 'puppeteer-core'
import { freePort } from './demo/tools/bin/test/ports.ts'
import { bundleOf, bundleTests, storeBundles, testOf } from './widgets/testing/bundle-tests.mjs'
import { withAbandonedNavigations } from './widgets/testing/abandoned-navigations.mjs'
import { reusedPages } from './widgets/testing/reused-pages.mjs'
import { testPages } from './widgets/testing/pages.mjs'
import { viteMiddleware } from './widgets/testing/vite-middleware.mjs'
import { startWebkitDriver } from './widgets/testing/webkit-driver.mjs'

const root = import.meta.dirname

/** `BROWSERS=chromium` is the quick run; `FILES=widgets/element/*.wtr.tsx` runs a part in those. */
const wanted = (process.env.BROWSERS ?? 'chromium,firefox,webkit').split(',')
const tests = globSync(process.env.FILES ?? '{widgets,portal}/**/*.wtr.{ts,tsx}', { cwd: root })
/**
 * Tests that do not depend on the engine: rules, states and messages, not focus, keys, forms or
 * layout.
 */
const isChromiumOnly = (file) => /\.chromium\.wtr\.tsx?$/.test(file) && !process.env.FILES
const everyEngineTests = tests.filter((file) => !isChromiumOnly(file))
const chromiumTests = tests.filter(isChromiumOnly)

const webkit = wanted.includes('webkit') ? await startWebkitDriver(freePort) : undefined

const launchers = {
  chromium: () =>
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] },
      ...reusedPages(`http://127.0.0.1:${port}`),
      // Its pages all behave as if focused; those of the others take the focus from each other.
      concurrency: 2,
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
    withAbandonedNavigations(
      webdriverLauncher({
        hostname: '127.0.0.1',
        port: webkit.port,
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
    ),
}

/** Counts each engine's result of each test, for the caller. */
const report = () => ({
  stop({ sessions }) {
    const file = process.env.ELEMENTS_REPORT
    if (!file) return
    const tally = { passed: 0, failed: 0, failures: [] }
    const fail = (session, ...said) => {
      tally.failed++
      const place = `${session.browser.name}: ${testOf(relative(root, session.testFile))}`
      tally.failures.push([place, ...said].join('\n'))
    }
    const count = (session, suite) => {
      for (const test of suite?.tests ?? []) {
        if (test.passed) tally.passed++
        else if (!test.skipped) fail(session, test.name, test.error?.message)
      }
      for (const inner of suite?.suites ?? []) count(session, inner)
    }
    for (const session of sessions) {
      count(session, session.testResults)
      if (!session.passed && !session.testResults)
        fail(session, ...session.errors.map(({ message }) => message))
    }
    writeFileSync(file, JSON.stringify(tally))
  },
})

await bundleTests(root, tests)
const vite = await viteMiddleware(root)
const port = await freePort()
const browsers = wanted.map((name) => launchers[name]())

export default {
  rootDir: root,
  hostname: '127.0.0.1',
  port,
  files: everyEngineTests.map(bundleOf),
  nodeResolve: false,
  concurrency: 1,
  concurrentBrowsers: 3,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 300_000,
  browserStartTimeout: 120_000,
  testFramework: { config: { timeout: 120_000 } },
  browsers,
  groups:
    chromiumTests.length === 0
      ? []
      : [{ name: 'chromium', files: chromiumTests.map(bundleOf), browsers: browsers.slice(0, 1) }],
  middleware: [storeBundles, testPages, vite.middleware],
  plugins: [vite.plugin, { name: 'webkit-driver', serverStop: () => webkit?.stop() }],
  reporters: [defaultReporter({ reportTestProgress: false }), report()],
}
