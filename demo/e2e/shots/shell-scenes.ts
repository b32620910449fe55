import type { Page } from 'playwright-core'
import { defaultSettings, writeSettings } from '#core/platform/settings/model.ts'
import type { Scene } from './scene.ts'
import { waitForScreen } from './wait-for-screen.ts'

/** Replaces the flags for the rest of the scene. */
const setFlags = (page: Page, ...on: readonly string[]): Promise<unknown> =>
  page.route('**/api/auth/v1/feature-flags', (route) =>
    route.fulfill({ json: Object.fromEntries(on.map((flag) => [flag, true])) }),
  )

/** Removes the consent as another tab would. */
const forgetConsent = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    localStorage.removeItem('parapet.cookie-consent.enabled')
    dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
  })

/** Scenes of the shell: navigation, overlays and pages that replace screens. */
export const shellScenes: readonly Scene[] = [
  {
    name: 'maintenance',
    who: 'nobody',
    address: '/login',
    async act(page) {
      await setFlags(page, 'MAINTENANCE')
      await page.reload()
      await page.getByRole('heading', { name: /undergoing maintenance/ }).waitFor()
    },
  },
  {
    name: 'incident',
    who: 'nobody',
    address: '/login',
    async act(page) {
      await setFlags(page, 'INCIDENT_BANNER')
      await page.reload()
      await page.getByRole('region', { name: 'Incident' }).waitFor()
    },
  },
  {
    name: 'cookie-bar',
    who: 'nobody',
    address: '/login',
    async act(page) {
      await forgetConsent(page)
      await page.getByRole('region', { name: 'Cookies' }).waitFor()
    },
  },
  { name: 'server-down', who: 'nobody', address: '/serverdown' },
  {
    name: 'maintenance-overlay',
    who: 'agent',
    address: '/agency/dashboard?tab=QUOTES',
    async act(page) {
      await setFlags(page, 'MAINTENANCE')
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'agency-overview',
    who: 'agency',
    address: '/agency/dashboard',
    async act(page) {
      await setFlags(page, 'NEW_AGENT_EXPERIENCE')
      // without this setting the question would cover the following scenes
      const settings = writeSettings({ ...defaultSettings, newDashboardSeen: true })
      await page.route('**/api/user/v1/settings', (route) =>
        route.request().method() === 'GET' ? route.fulfill({ json: settings }) : route.fallback(),
      )
      await page.goto('/agency/overview?created=8')
      await waitForScreen(page)
    },
  },
  {
    name: 'feature-flags',
    who: 'admin',
    address: '/admin/dashboard?modal=flags',
    async act(page) {
      await page.getByRole('dialog', { name: 'Feature flags' }).waitFor()
    },
  },
]
