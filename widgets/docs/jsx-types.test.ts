import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { definitions } from '../definitions.ts'
import { jsxTypesOf } from './jsx-types.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

const settings = {
  extends: join(root, 'tsconfig.json'),
  compilerOptions: { lib: ['ES2024', 'DOM'], types: ['react'], skipLibCheck: false },
  include: ['*.tsx', '*.d.ts'],
}

/** The compiler's errors for a page that uses the types as an embedder would. */
const compile = async (page: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-jsx-'))
  folders.push(folder)
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  await writeFile(join(folder, 'jsx.d.ts'), jsxTypesOf(Object.values(definitions)))
  await writeFile(join(folder, 'page.tsx'), `import './jsx.d.ts'\n${page}`)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  return run(process.execPath, [tsc, '-p', folder]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test('attributes, properties and events of elements are typed in JSX and on the page', async () => {
  const output = await compile(`
    export const quote = (
      <parapet-quote-calculator
        client-key="pk"
        region="uk"
        name="quote"
        onparapet-quote-saved={(event) => event.detail.quoteId.toUpperCase()}
      />
    )
    const element = document.querySelector('parapet-quote-calculator')
    if (element) {
      element.region = 'uk'
      element.fetchSession = async () => ({ accessToken: '' })
    }
    document.body.addEventListener('parapet-quote-saved', (event) => event.detail.quoteNumber.trim())
  `)
  expect(output).toBe('')
}, 30_000)

test('an invalid value of an attribute is a type error', async () => {
  const output = await compile(`export const quote = <parapet-quote-calculator region="mars" />`)
  expect(output).toMatch(/TS2322: Type '"mars"' is not assignable/)
}, 30_000)
