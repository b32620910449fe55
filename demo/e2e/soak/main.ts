import { parseArgs } from 'node:util'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { signInAs } from '../journeys/actions.ts'
import { chromiumLaunch } from '../journeys/chromium.ts'
import { startPlatform } from '../journeys/platform.ts'
import { openAnew, openCopyOf, usedTwice, watchRefreshes } from '../journeys/tabs.ts'

/**
 * Opens ten tabs of one session for five minutes, with access tokens that expire after four
 * seconds, and kills the server twice: `npm run soak`, or `npm run soak -- --seconds 60`. Exits
 * with 1 when a tab lost its session, or a refresh token was used again after the server had
 * responded.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '300' } } })
const seconds = Number(values.seconds)
const ttl = 4
const tabCount = 10

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const log = (text: string): void => void process.stdout.write(`${text}\n`)

const openTabs = async (context: BrowserContext, portal: string): Promise<readonly Page[]> => {
  const first = await context.newPage()
  await signInAs(first, portal, 'agent')
  const tabs = [first, await openCopyOf(first)]
  while (tabs.length < tabCount) {
    // Sequential, as users open them.
    // oxlint-disable-next-line no-await-in-loop
    tabs.push(await openAnew(context, `${portal}/agency/dashboard`))
  }
  return tabs
}

/** Whether the tab is on its screen and the server accepts its token. */
const isAnswered = (tab: Page): Promise<boolean> =>
  tab.evaluate(async () => {
    const token = sessionStorage.getItem('parapet.access')
    const headers = { Authorization: `Bearer ${token ?? ''}` }
    const { ok } = await fetch('/api/auth/v1/me', { headers })
    return ok && location.pathname.endsWith('/dashboard')
  })

/**
 * Whether a tab still has its session. Retries, because the tab may be refreshing its token or
 * waiting for the server.
 */
const isIn = async (tab: Page): Promise<boolean> => {
  for (let look = 0; look < 30; look += 1) {
    // Polls.
    // oxlint-disable-next-line no-await-in-loop
    if (await isAnswered(tab).catch(() => false)) return true
    // oxlint-disable-next-line no-await-in-loop
    await wait(1_000)
  }
  return false
}

const platform = await startPlatform({ ACCESS_TTL: String(ttl) })
const browser = await chromium.launch(chromiumLaunch)
const context = await browser.newContext()
const tabs = await openTabs(context, platform.portal)
const begun = (await Promise.all(tabs.map(isIn))).filter(Boolean)
log(`${begun.length} of ${tabs.length} tabs are signed in; ${seconds} s, tokens of ${ttl} s`)

const refreshes = watchRefreshes(context)
const kills = 2
for (let kill = 1; kill <= kills; kill += 1) {
  // Sequential, with a pause between the kills.
  // oxlint-disable-next-line no-await-in-loop
  await wait((seconds * 1_000) / (kills + 1))
  // oxlint-disable-next-line no-await-in-loop
  await platform.killAndRestart()
  log(
    `server killed and started again (${kill} of ${kills}), ${refreshes().length} refreshes so far`,
  )
}
await wait((seconds * 1_000) / (kills + 1))

const observed = refreshes()
const successful = observed.filter(({ status }) => status === 200)
const signedInTabs = (await Promise.all(tabs.map(isIn))).filter(Boolean)
const twice = usedTwice(successful)

log(`refreshes         ${observed.length}`)
log(`  answered        ${successful.length}`)
log(`  rejected        ${observed.filter(({ status }) => status >= 400 && status < 500).length}`)
log(`  without answer  ${observed.filter(({ status }) => status === 0 || status >= 500).length}`)
log(`  used twice      ${twice}`)
log(`expected about    ${Math.round(seconds / (ttl * 0.8))}`)
log(`tabs signed in    ${signedInTabs.length} of ${tabs.length}`)

await browser.close()
await platform.stop()
process.exit(twice === 0 && signedInTabs.length === tabs.length ? 0 : 1)
