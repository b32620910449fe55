import { test as base, type BrowserContext } from '@playwright/test'
import { createWorkerBrowser, type WorkerBrowser } from './browsers.ts'
import { denyCookies } from './cookie-answer.ts'
import { startPlatform, type RunningPlatform } from './platform.ts'
import { shortLived } from './server-process.ts'

export { expect } from '@playwright/test'

/** The platforms of one worker: a shared one, and one for the current file. */
interface WorkerPlatforms {
  shared(): Promise<RunningPlatform>
  of(file: string, env: Readonly<Record<string, string>>): Promise<RunningPlatform>
  stop(): Promise<void>
}

const createWorkerPlatforms = (): WorkerPlatforms => {
  let common: Promise<RunningPlatform> | undefined
  let current: { readonly file: string; readonly platform: RunningPlatform } | undefined
  const stopCurrent = async (): Promise<void> => {
    const ending = current
    current = undefined
    await ending?.platform.stop()
  }
  return {
    shared: () => (common ??= startPlatform({}, shortLived)),
    async of(file, env) {
      if (current?.file === file) return current.platform
      const [platform] = await Promise.all([startPlatform(env, shortLived), stopCurrent()])
      current = { file, platform }
      return platform
    },
    async stop() {
      await Promise.all([stopCurrent(), common?.then((platform) => platform.stop())])
    },
  }
}

interface Fixtures {
  /**
   * Whose platform the tests use: the file's own, or the worker's, which other files share. A start
   * costs as much as three pages, so a file whose tests leave no flag, fault, password or record
   * behind that affects other files uses the worker's.
   */
  readonly platformOf: 'file' | 'worker'
  /** Additional environment variables of the file's own platform. */
  readonly platformEnv: Readonly<Record<string, string>>
  /** Whether the portal shows the cookie bar. */
  readonly asksAboutCookies: boolean
  /** The running platform of the tests. */
  readonly platform: RunningPlatform
  /** Opens another browser context on the portal; it closes with the test. */
  readonly openContext: (
    options?: Parameters<WorkerBrowser['newContext']>[0],
  ) => Promise<BrowserContext>
}

interface WorkerFixtures {
  readonly workerBrowser: WorkerBrowser
  readonly workerPlatforms: WorkerPlatforms
}

/** The test function of all journeys, with a platform, contexts and pages as fixtures. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  workerBrowser: [
    // The test runner reads a fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const browser = createWorkerBrowser()
      await give(browser)
      await browser.end()
    },
    { scope: 'worker' },
  ],
  workerPlatforms: [
    // The test runner reads a fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const platforms = createWorkerPlatforms()
      await give(platforms)
      await platforms.stop()
    },
    { scope: 'worker' },
  ],
  platformOf: ['file', { option: true }],
  platformEnv: [{}, { option: true }],
  asksAboutCookies: [false, { option: true }],
  platform: [
    async ({ workerPlatforms, platformOf, platformEnv }, give, { file }) => {
      const isShared = platformOf === 'worker'
      await give(
        await (isShared ? workerPlatforms.shared() : workerPlatforms.of(file, platformEnv)),
      )
    },
    { timeout: 150_000 },
  ],
  openContext: async ({ workerBrowser, platform, viewport, asksAboutCookies }, give) => {
    const opened: BrowserContext[] = []
    await give(async (options) => {
      const context = await workerBrowser.newContext({
        baseURL: platform.portal,
        viewport,
        // Without a GPU, transitions take processor time.
        reducedMotion: 'reduce',
        ...options,
      })
      opened.push(context)
      if (!asksAboutCookies) await denyCookies(context, platform.portal)
      return context
    })
    await Promise.all(opened.map((context) => workerBrowser.close(context)))
  },
  context: async ({ openContext }, give) => give(await openContext()),
  page: async ({ context }, give) => give(await context.newPage()),
})
