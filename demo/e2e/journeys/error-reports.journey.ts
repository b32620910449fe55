import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { waitForScreen } from '../shots/wait-for-screen.ts'
import { expect, test as journey } from './journey.ts'

/** Receives reports as a collector would: over HTTP, from another origin. */
const startCollector = async () => {
  const reports: string[] = []
  const server: Server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'POST') reports.push(Buffer.concat(chunks).toString())
      response.setHeader('Content-Type', 'application/json')
      response.end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { reports, server, dsn: `http://key@127.0.0.1:${address.port}/1` }
}

type Collector = Awaited<ReturnType<typeof startCollector>>

const test = journey.extend<object, { readonly collector: Collector }>({
  collector: [
    // The test runner reads a fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const collector = await startCollector()
      await give(collector)
      collector.server.close()
      collector.server.closeAllConnections()
    },
    { scope: 'worker' },
  ],
  platformEnv: ({ collector }, give) => give({ ENVIRONMENT: 'prod', SENTRY_DSN: collector.dsn }),
})

test.use({ asksAboutCookies: true })

const secret = 'k3Jh7Gf2Ds9Qw4Er6Ty8Ui1Op5'

/** Throws an error outside of any handler. */
const breakSomething = (page: Page, text: string): Promise<void> =>
  page.evaluate((message) => {
    setTimeout(() => {
      throw new TypeError(message)
    })
  }, text)

const reported = ({ reports }: Collector, text: string) =>
  expect.poll(() => reports.filter((each) => each.includes(text)).length)

test('reports are sent with consent only, for the product’s errors only, and without secrets', async ({
  page,
  platform,
  collector,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/Content Security|TrustedScript/.test(message.text())) complaints.push(message.text())
  })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))

  await page.goto(`/confirmUser/${secret}`)
  const bar = page.getByRole('region', { name: 'Cookies' })
  await expect(bar).toBeVisible()
  await breakSomething(page, 'before consent')
  expect(scripts.filter((url) => url.includes('sentry'))).toEqual([])

  await bar.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => scripts.filter((url) => url.includes('sentry')).length).toBe(1)
  await page.goto(`/login?redirect=/confirmUser/${secret}`)
  await page.getByLabel('Email').fill('typed-by-dana')
  await breakSomething(page, 'Failed to fetch')
  await breakSomething(page, `gone for dana@demo.test with ${secret}`)
  await reported(collector, 'gone for').toBeGreaterThan(0)
  await reported(collector, 'replay_recording').toBeGreaterThan(0)

  const all = collector.reports.join('\n')
  expect(all).toContain('"url":"' + platform.portal + '/login"')
  expect(all).toContain('"environment":"prod"')
  expect(all).toContain('"release":"0.0.1"')
  expect(all).not.toContain(secret)
  expect(all).not.toContain('dana@demo.test')
  expect(all).not.toContain('typed-by-dana')
  // A recording contains masked texts only.
  expect(all).toContain('***')
  expect(all).not.toContain('Welcome to Parapet')
  expect(all).not.toContain('before consent')
  expect(all).not.toContain('Failed to fetch')
  expect(all).not.toMatch(/"cookies?"|Authorization|Bearer/)
  expect(complaints).toEqual([])
})

test('no reports are sent after a denial, or outside production', async ({ page, collector }) => {
  const count = collector.reports.length
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/terms')
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Deny' }).click()
  await breakSomething(page, 'after a no')
  await page.goto('/login')
  await waitForScreen(page)
  expect(scripts.filter((url) => url.includes('sentry'))).toEqual([])
  expect(collector.reports.length).toBe(count)
})
