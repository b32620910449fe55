import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { documentedElements } from '#widgets/docs/elements.ts'
import { answerWithoutReferral, describeCompany, totalOf } from './actions.ts'
import { expect, test } from './journey.ts'

test.use({ platformOf: 'worker' })

const widgets = join(import.meta.dirname, '../../../build/widgets')

interface Release {
  readonly version: string
  readonly elements: Readonly<Record<string, readonly string[]>>
}

const readRelease = async (): Promise<Release> =>
  JSON.parse(await readFile(join(widgets, 'release.json'), 'utf8')) as Release

/** Runs a script in its own Node process. Returns its error output if it fails. */
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

test('a chunk that fails to load is retried automatically', async ({ platform, page }) => {
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
  await describeCompany(page, {
    name: 'Second Try Dental',
    state: 'TX',
    industry: ['dental', /Dentists/],
    revenue: '12,000,000',
    since: '1998',
  })
  await answerWithoutReferral(page)
  await expect(page.getByRole('radio', { name: /Popular/i })).toBeVisible()
  expect(await totalOf(page)).toMatch(/\d/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  for (const file of first) expect(tried.get(file)).toBeGreaterThan(1)
  // chunks that are loaded later were retried too
  expect([...tried].filter(([file, times]) => times > 1 && !first.includes(file))).not.toEqual([])

  // so were the list of further elements, and the files of an element in it
  await page.evaluate(() => {
    const element = document.createElement('parapet-security-code')
    element.setAttribute('client-key', 'pk_harbor_demo')
    document.body.append(element)
  })
  const code = page.locator('parapet-security-code').locator('[part~=base] [role]:visible')
  await expect(code.first()).toBeVisible()
  for (const file of elements['parapet-security-code'] ?? [])
    expect(tried.get(file)).toBeGreaterThan(1)
})

test('the documentation’s command installs a package from the platform', async ({
  page,
  platform,
}) => {
  await page.goto(`${platform.portal}/widgets/docs/single-page-apps.html`)
  const command = page.locator('#scripts ~ figure code').first()
  await expect(command).toContainText(`npm install ${platform.portal}/widgets/v`)
  const folder = await mkdtemp(join(tmpdir(), 'parapet-installed-'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const [npm = '', ...words] = ((await command.textContent()) ?? '').split(' ')
  // An unreachable registry proves that nothing is fetched from one.
  const options = ['--registry', 'http://127.0.0.1:9', '--no-audit', '--no-fund']
  await promisify(execFile)(npm, [...words, ...options], { cwd: folder, timeout: 60_000 })
  const manifest = await readFile(
    join(folder, 'node_modules/@parapet/elements/package.json'),
    'utf8',
  )
  expect(JSON.parse(manifest)).toMatchObject({ version: (await readRelease()).version })
  await rm(folder, { recursive: true })
})

test('the documentation shows a record in every example that requires one', async ({
  page,
  platform,
}) => {
  const docs = `${platform.portal}/widgets/docs`
  const errors: string[] = []
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
  for (const definition of documentedElements) {
    const { tag } = definition
    const { record } = definition.docs.example
    if (!record) continue
    await page.goto(`${docs}/${tag}.html`)
    await expect(page.locator(`.stage ${tag}`).getByText(record.shows).first()).toBeVisible()
  }
  expect(errors).toEqual([])

  // "Start over" loads a notice that is not attested
  await page.goto(`${docs}/parapet-surplus-attestation.html`)
  const attest = page.getByRole('button', { name: 'I Attest' })
  const id = page.getByLabel('quote-id')
  const before = await id.inputValue()
  await page.locator('.stage').getByRole('checkbox').first().check()
  await attest.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(id).not.toHaveValue(before)
  await expect(attest).toBeDisabled()

  // a platform without the demo
  await page.route('**/demo/examples', (route) => route.fulfill({ status: 404, json: {} }))
  await page.reload()
  await expect(page.locator('.stage').getByRole('status')).toContainText('without the demo')
  await expect(page.locator('.live').getByText('Review & Sign link')).toBeVisible()
  await expect(page.locator('.stage parapet-surplus-attestation')).toBeHidden()
  await expect(id).toBeDisabled()
})
