import { test as base, type BrowserContext } from '@playwright/test'
import { createWorkerBrowser, type WorkerBrowser } from './browsers.ts'
import { startPlatform, type RunningPlatform } from './platform.ts'

export { expect } from '@playwright/test'

/** Platforms of one worker: one runs at a time, for one file. */
interface FilePlatforms {
  of(file: string, env: Readonly<Record<string, string>>): Promise<RunningPlatform>
  stop(): Promise<void>
}

const createFilePlatforms = (): FilePlatforms => {
  let current: { readonly file: string; readonly platform: RunningPlatform } | undefined
  const stop = async (): Promise<void> => {
    const ending = current
    current = undefined
    await ending?.platform.stop()
  }
  return {
    async of(file, env) {
      if (current?.file === file) return current.platform
      const [platform] = await Promise.all([startPlatform(env), stop()])
      current = { file, platform }
      return platform
    },
    stop,
  }
}

interface Fixtures {
  /** Environment variables of the file's platform, beside the machine's. */
  readonly platformEnv: Readonly<Record<string, string>>
  /** The running platform of the file's tests. */
  readonly platform: RunningPlatform
  /** Opens another browser context on the portal; it closes with the test. */
  readonly openContext: (
    options?: Parameters<WorkerBrowser['newContext']>[0],
  ) => Promise<BrowserContext>
}

interface WorkerFixtures {
  readonly workerBrowser: WorkerBrowser
  readonly filePlatforms: FilePlatforms
}

/**
 * The test function of all journeys: a platform, contexts and pages start and end with it, with
 * timeouts.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  workerBrowser: [
    // The runner reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const browser = createWorkerBrowser()
      await give(browser)
      await browser.end()
    },
    { scope: 'worker' },
  ],
  filePlatforms: [
    // The runner reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const platforms = createFilePlatforms()
      await give(platforms)
      await platforms.stop()
    },
    { scope: 'worker' },
  ],
  platformEnv: [{}, { option: true }],
  platform: [
    async ({ filePlatforms, platformEnv }, give, { file }) => {
      await give(await filePlatforms.of(file, platformEnv))
    },
    { timeout: 150_000 },
  ],
  openContext: async ({ workerBrowser, platform, viewport }, give) => {
    const opened: BrowserContext[] = []
    await give(async (options) => {
      const context = await workerBrowser.newContext({
        baseURL: platform.portal,
        viewport,
        ...options,
      })
      opened.push(context)
      return context
    })
    await Promise.all(opened.map((context) => workerBrowser.close(context)))
  },
  context: async ({ openContext }, give) => give(await openContext()),
  page: async ({ context }, give) => give(await context.newPage()),
})
