import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productsOf } from '#core/insurance/products/products.ts'
import { siteApp } from './site.ts'

const folder = import.meta.dirname
const platform = {
  portal: 'https://platform.test',
  processor: 'https://pay.test',
  otherSite: 'https://other.test',
}
const page = async (
  site: 'us' | 'uk',
  path: string,
  lateValues?: () => Promise<Readonly<Record<string, string>>>,
) => {
  const folders = [join(folder, site), join(folder, 'shared')]
  const app = siteApp({
    port: 0,
    host: '127.0.0.1',
    folders,
    platform,
    values: { harborKey: 'pk_"test"' },
    ...(lateValues && { lateValues }),
  })
  const answer = await app.request(path)
  return { answer, text: await answer.text() }
}

test.each(['/', '/plain', '/button', '/two', '/playground', '/products'])(
  'the American page %s uses the newest build and has no unfilled placeholder',
  async (path) => {
    const { text } = await page('us', path)
    expect(text).toContain('src="https://platform.test/widgets/v0/loader.js"')
    expect(text).not.toContain('{{')
    expect(text).toContain('pk_&#34;test&#34;')
  },
)

test.each(['/', '/new', '/products'])(
  'the British page %s pins a version by its bytes',
  async (path) => {
    const { text } = await page('uk', path, async () => ({
      loader: 'v1.2.3/loader.js',
      integrity: 'sha384-abc',
      stylesheet: 'v1.2.3/parapet.css',
      stylesheetIntegrity: 'sha384-def',
    }))
    expect(text).toMatch(
      /src="https:\/\/platform.test\/widgets\/v1.2.3\/loader.js"\s+integrity="sha384-abc"\s+crossorigin/,
    )
    expect(text).toMatch(/parapet.css"\s+integrity="sha384-def"\s+crossorigin/)
  },
)

test.each([
  ['us', 'US'],
  ['uk', 'UK'],
] as const)('the products page in %s has a calculator for each product', async (site, region) => {
  const { text } = await page(site, '/products')
  expect([...text.matchAll(/product="(\w+)"/g)].map(([, product]) => product)).toEqual(
    productsOf(region),
  )
})

test('every response has the policy for embedders', async () => {
  const { answer } = await page('us', '/')
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'self' https://platform.test;")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types parapet lit-html")
  expect(policy).not.toMatch(/unsafe|\*/)
})

test.each(['/%', '/%2e%2e%2fsite.ts', '/%00', '/nowhere'])('%s is not found', async (path) => {
  const { answer } = await page('us', path)
  expect(answer.status).toBe(404)
})
