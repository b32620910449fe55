/**
 * Pages of Chromium that the next test file uses again, with what they have compiled: in a new
 * context, each file compiles React and axe again. Files that run at the same time have contexts of
 * their own, and each file finds its page without storage, history or media of the file before.
 */
export function reusedPages(origin) {
  const idle = []

  const open = async (browser) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    return { context, page, protocol: await context.newCDPSession(page) }
  }

  const clean = async ({ context, page, protocol }) => {
    // The tab's own state can be reached only from a page of its origin.
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
