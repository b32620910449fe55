import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { chromiumLaunch } from './chromium.ts'

/** The timeout for closing a context or a browser, in milliseconds. */
const limit = 5_000

/** Whether work ended in time, including with an error. */
const endsInTime = async (work: Promise<unknown>): Promise<boolean> => {
  let stop = (): void => {}
  const late = new Promise<false>((done) => {
    const timer = setTimeout(() => done(false), limit)
    stop = () => clearTimeout(timer)
  })
  const ended = work.then(
    () => true,
    () => true,
  )
  const isEnded = await Promise.race([ended, late])
  stop()
  return isEnded
}

interface Started {
  readonly browser: Browser
  readonly pid: number | undefined
}

/** The browser process. */
const pidOf = async (browser: Browser): Promise<number | undefined> => {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return processInfo.find(({ type }) => type === 'browser')?.id
}

const kill = async ({ browser, pid }: Started): Promise<void> => {
  if (pid === undefined || !browser.isConnected()) return
  const disconnected = new Promise<void>((done) => browser.once('disconnected', () => done()))
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
  await endsInTime(disconnected)
}

/** The browser of one worker. It is always closed or killed. */
export interface WorkerBrowser {
  newContext(options?: Parameters<Browser['newContext']>[0]): Promise<BrowserContext>
  /**
   * Closes a context. If that fails, the browser is killed, and the next context starts a new one.
   */
  close(context: BrowserContext): Promise<void>
  end(): Promise<void>
}

export const createWorkerBrowser = (): WorkerBrowser => {
  let started: Promise<Started> | undefined

  const start = async (): Promise<Started> => {
    const browser = await chromium.launch(chromiumLaunch)
    browser.once('disconnected', () => (started = undefined))
    return { browser, pid: await pidOf(browser) }
  }

  return {
    async newContext(options) {
      started ??= start().catch((error: unknown) => {
        started = undefined
        throw error
      })
      return (await started).browser.newContext(options)
    },
    async close(context) {
      if (!(await endsInTime(context.close())) && started) await kill(await started)
    },
    async end() {
      if (!started) return
      const { browser, pid } = await started
      if (!(await endsInTime(browser.close()))) await kill({ browser, pid })
    },
  }
}
