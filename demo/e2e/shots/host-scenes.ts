import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'

/** Opens the pop-up as a registered page does. The playground's key has the portal's own origin. */
const authorizeAs = (clientKey: string) => async (page: Page) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'opener', {
      configurable: true,
      value: { closed: false },
    }),
  )
  const { origin } = new URL(page.url())
  const search = new URLSearchParams({
    clientKey,
    origin,
    challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    state: 'a-picture',
  })
  await page.goto(`${origin}/authorize?${search}`)
  await page.locator('h1').waitFor()
}

/** The pop-up of an agency's page, the page of old browsers, and the demo's mails. */
export const hostScenes: readonly Scene[] = [
  {
    name: 'authorize-sign-in',
    who: 'nobody',
    address: '/authorize',
    act: authorizeAs('pk_playground_demo'),
  },
  {
    name: 'authorize-consent',
    who: 'agent',
    address: '/authorize',
    act: authorizeAs('pk_playground_demo'),
  },
  { name: 'authorize-refused', who: 'nobody', address: '/authorize' },
  { name: 'unsupported', who: 'nobody', address: '/unsupported' },
  { name: 'outbox', who: 'nobody', address: '/outbox' },
]
