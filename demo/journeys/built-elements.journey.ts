import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from './journey.ts'

const widgets = join(import.meta.dirname, '../../build/widgets')

interface Release {
  readonly version: string
  readonly elements: Readonly<Record<string, readonly string[]>>
}

const readRelease = async (): Promise<Release> =>
  JSON.parse(await readFile(join(widgets, 'release.json'), 'utf8')) as Release

/** Runs a script in a Node of its own; its error output where it fails. */
const runInNode = (script: string): Promise<string> =>
  new Promise((done) =>
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { timeout: 60_000 },
      (error, _, stderr) => done(error ? stderr || error.message : ''),
    ),
  )

test('the built code of every element can be imported on a server', async () => {
  const { version, elements } = await readRelease()
  expect(Object.keys(elements).length).toBeGreaterThan(0)
  const entries = ['loader.js', ...Object.values(elements).map(([own = '']) => own)]
  const failures = await Promise.all(
    entries.map(async (file) => {
      const address = pathToFileURL(join(widgets, `v${version}`, file)).href
      const failure = await runInNode(`await import(${JSON.stringify(address)})`)
      return failure && `${file}: ${failure}`
    }),
  )
  expect(failures.filter(Boolean)).toEqual([])
})

test('a chunk that does not load at first is loaded again, and what was typed stays', async ({
  platform,
  page,
}) => {
  const { elements } = await readRelease()
  const [element = '', ...shared] = elements['parapet-quote-calculator'] ?? []
  const first = [element, ...shared]
  const tried = new Map<string, number>()
  await page.route(/\/widgets\/v\d[^/]*\.\d[^/]*\/[\w.-]+\.js$/, async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const times = (tried.get(file) ?? 0) + 1
    tried.set(file, times)
    await (times === 1 ? route.abort() : route.continue())
  })
  await page.goto(`${platform.siteUs}/plain`)
  const name = page.getByLabel('Company name')
  await name.fill('Second Try Dental')
  for (const file of first) expect(tried.get(file)).toBeGreaterThan(1)

  // The parts that are loaded when something is typed fail, too, and come without a press.
  await page.getByLabel('Annual revenue').fill('12,000,000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(
    page.getByText('Choose an industry').or(page.getByRole('alert')).first(),
  ).toBeVisible()
  await expect(name).toHaveValue('Second Try Dental')
})
