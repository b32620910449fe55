import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { hostPolicy } from '../../sites/policy.ts'
import { expect, test } from './journey.ts'
import { host } from './ports.ts'

test.use({ platformOf: 'worker' })

const root = join(import.meta.dirname, '../../..')

/** An agency's page with a mistake, at an unregistered origin. */
interface FaultyPage {
  readonly html: string
  readonly policy: string
}

let server: Server
let faulty: FaultyPage = { html: '', policy: '' }
let site = ''

test.beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    if (faulty.policy) response.setHeader('Content-Security-Policy', faulty.policy)
    response.end(`<!doctype html><title>Agency</title>${faulty.html}`)
  })
  await new Promise<void>((done) => server.listen(0, host, done))
  site = `http://${host}:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => void server.close())

const tags = (portal: string): string =>
  [
    `<link rel="stylesheet" href="${portal}/widgets/v0/parapet.css">`,
    `<script type="module" async src="${portal}/widgets/v0/loader.js" crossorigin></script>`,
    `<parapet-quote-button client-key="pk_playground_demo" region="us">Quote</parapet-quote-button>`,
  ].join('')

const command = (address: string): Promise<{ readonly code: number; readonly text: string }> =>
  new Promise((done) =>
    execFile(
      process.execPath,
      [join(root, 'demo/tools/bin/doctor.ts'), address],
      { timeout: 60_000 },
      (error, stdout, stderr) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    ),
  )

test('finds nothing on the host site, under its strict policy', async ({ page, platform }) => {
  await page.goto(`${platform.siteUs}/plain`)
  const findings = await page.evaluate(async (address) => {
    const { examine } = (await import(address)) as { examine: () => Promise<readonly unknown[]> }
    return examine()
  }, `${platform.portal}/widgets/v0/doctor.js`)
  expect(findings).toEqual([])
})

test('shows its panel under a strict policy with the origin to register', async ({
  page,
  platform,
}) => {
  const { portal, processor } = platform
  faulty = {
    policy: hostPolicy({ portal, processor }),
    html: `${tags(portal)}<script type="module" src="${portal}/widgets/v0/doctor.js" crossorigin></script>`,
  }
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text())
  })
  await page.goto(site)
  const panel = page.getByRole('region', { name: 'Parapet doctor' })
  await expect(panel.getByRole('heading', { name: '1 finding' })).toBeVisible()
  await expect(panel).toContainText(`Add ${site} to the origins of pk_playground_demo`)
  expect(violations).toEqual([])
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
})

test('reads the policy of a page that blocks requests to itself', async ({ page, platform }) => {
  const { portal, processor } = platform
  faulty = {
    policy: hostPolicy({ portal, processor }).replace(/connect-src [^;]+/, `connect-src 'none'`),
    html: `${tags(portal)}<script type="module" src="${portal}/widgets/v0/doctor.js" crossorigin></script>`,
  }
  await page.goto(site)
  const panel = page.getByRole('region', { name: 'Parapet doctor' })
  await expect(panel).toContainText(`connect-src ${portal}`)
})

test('reads the headers as a command, and reports a blocked loader', async ({ platform }) => {
  const { portal } = platform
  faulty = { policy: `script-src 'self'`, html: tags(portal) }
  const blocked = await command(site)
  expect(blocked.text).toContain(`script-src 'self' ${portal}`)
  expect(blocked.text).toContain('<parapet-quote-button> is not defined.')
  expect(blocked.code).toBe(1)

  expect(await command(`${platform.siteUs}/plain`)).toMatchObject({ code: 0 })
  expect(await command('nowhere')).toMatchObject({ code: 2 })
  expect(await command(`file://${import.meta.filename}`)).toMatchObject({ code: 2 })
})

test('reports a hostile page in plain lines as a command', async ({ platform }) => {
  const hidden = '\u001b[2J\u001b]0;owned\u0007\u202enothing wrong'
  faulty = {
    policy: '',
    html: `${tags(platform.portal)}<parapet-quote-calculator theme="${hidden}${'x'.repeat(9_000)}"></parapet-quote-calculator>`,
  }
  const { code, text } = await command(site)
  expect(code).toBe(1)
  expect(text).toContain('nothing wrong')
  expect(text).not.toMatch(/[^\n\P{Cc}]|\p{Cf}/u)
  expect(text.length).toBeLessThan(9_000)
})
