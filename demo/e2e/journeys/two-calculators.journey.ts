import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

test.use({ platformOf: 'worker' })

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

test('two calculators with keys of their own are independent', async ({ page }) => {
  const tokens = new Map<string, Set<string>>()
  page.on('request', (request) => {
    const key = /"clientKey":"(\w+)"/.exec(request.postData() ?? '')?.[1]
    if (key) tokens.set(key, tokens.get(key) ?? new Set())
  })
  await page.goto(`${platform.siteUs}/two`)
  const first = page.locator('#first')
  const second = page.locator('#second')
  await first.getByLabel('Company name').fill('First Company')
  await expect(second.getByLabel('Company name')).toHaveValue('')
  await second.getByLabel('Company name').fill('Second Company')
  await expect(first.getByLabel('Company name')).toHaveValue('First Company')
  await expect.poll(() => tokens.size).toBe(2)

  await page.reload()
  await expect(first.getByLabel('Company name')).toHaveValue('First Company')
  await expect(second.getByLabel('Company name')).toHaveValue('Second Company')
})
