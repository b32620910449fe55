/**
 * Reuses Chromium pages between test files to keep their code caches: in a new context, each file
 * compiles React and axe again. Parallel files have separate contexts, and storage, history and
 * media emulation are reset between files.
 */
export function reusedPages(origin) {
  const idle = []

  const open = async (browser) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    return { context, page, protocol: await context.newCDPSession(page) }
  }

  const clean = async ({ context, page, protocol }) => {
    // The tab's session storage is only accessible from a page of its origin.
    await page.goto(`${origin}/__empty`)
    await page.evaluate(() => {
      globalThis.sessionStorage.clear()
      globalThis.name = ''
    })
    await context.clearCookies()
    await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null })
    await page.goto('about:blank')
    await protocol.send('Page.resetNavigationHistory')
  }

  return {
    createBrowserContext: async ({ browser }) => {
      const reused = idle.pop() ?? (await open(browser))
      return {
        newPage: () => reused.page,
        async close() {
          await clean(reused)
          idle.push(reused)
        },
      }
    },
  }
}
