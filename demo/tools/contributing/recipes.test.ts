import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyRecipe } from './apply.ts'
import { parseRecipes, type Recipe, type Step } from './recipes.ts'
import { copySources } from './sources.ts'

const recipes = parseRecipes(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'))

/** Maximum files that a recipe may touch, without wording files. */
const prices = {
  'An element': 6,
  'A dialog': 3,
  'A table': 3,
  'An endpoint': 5,
  'A server domain': 13,
  'A region': 5,
  'A product': 4,
  'A text': 1,
} as const

const isWording = (path: string): boolean => path.startsWith('core/foundation/wording/locales/')

const filesOf = ({ steps }: Recipe): readonly string[] => [
  ...new Set(steps.map(({ path }) => path).filter((path) => !isWording(path))),
]

const recipeOf = (title: string): Recipe => {
  const found = recipes.find((recipe) => recipe.title === title)
  if (!found) throw new Error(`The contributor's page has no section "${title}"`)
  return found
}

/** A timeout against hanging in milliseconds, long enough for a busy machine. */
const timeout = 900_000

const copy = copySources()
afterAll(copy.remove, timeout)
beforeAll(async () => {
  for (const recipe of recipes) applyRecipe(copy.folder, recipe)
  const complaints = await complaintsOf('demo/server/schema/generate.mjs', 'one_more_domain')
  if (complaints) throw new Error(complaints)
}, timeout)

/** The error output of a script in the copy; empty on success. */
const complaintsOf = (script: string, ...words: readonly string[]): Promise<string> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(copy.folder, script), ...words], {
      cwd: copy.folder,
      // The copy creates its own database, so its tools start with a clean environment.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.on('error', fail)
    child.on('close', (code) => done(code === 0 ? '' : output || `${script} ended with ${code}`))
  })

test('the page has one recipe for each kind', () => {
  expect(recipes.map(({ title }) => title)).toEqual(Object.keys(prices))
})

test.each(Object.entries(prices))('%s costs at most %i files', (title, price) => {
  expect(filesOf(recipeOf(title)).slice(price)).toEqual([])
})

/** The lines that a recipe changes in existing files. */
const changedLines = (title: string, isCounted: (path: string) => boolean): readonly string[] =>
  recipeOf(title)
    .steps.filter(({ kind, path }) => kind === 'change' && isCounted(path))
    .flatMap(({ text }) => text.split('\n').filter((line) => /^[+-]/.test(line)))

test('an element changes one line outside its own folder', () => {
  expect(changedLines('An element', (path) => !isWording(path))).toHaveLength(1)
})

test('a domain changes one line of the server outside its own folder, plus its permissions', () => {
  const isOfServer = (path: string): boolean =>
    path.startsWith('demo/server/') && path !== 'demo/server/access.csv'
  expect(changedLines('A server domain', isOfServer)).toHaveLength(1)
})

/** The files of the copy that recipes wrote or changed. */
const touched = recipes.flatMap(({ steps }) =>
  steps.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path)),
)

const settings = {
  extends: './tsconfig.json',
  compilerOptions: {
    lib: ['ES2024', 'ESNext.Disposable', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: ['node', 'vite/client'],
  },
  include: ['core', 'themes', 'widgets', 'portal', 'demo'],
  // only the tests that recipes add run here
  exclude: ['**/*.test.ts', '**/*.wtr.ts', '**/*.wtr.tsx', 'demo/tools/dev', 'demo/sites/examples'],
  files: touched,
}

describe.concurrent('with one more of each', { timeout: timeout }, () => {
  test('the sources compile', async ({ expect }) => {
    writeFileSync(join(copy.folder, 'tsconfig.one-more.json'), JSON.stringify(settings))
    const words = ['-p', 'tsconfig.one-more.json', '--singleThreaded']
    expect(await complaintsOf('node_modules/typescript/bin/tsc', ...words)).toBe('')
  })

  test('lint passes', async ({ expect }) => {
    const words = ['--deny-warnings', '--quiet', ...touched]
    expect(await complaintsOf('node_modules/oxlint/bin/oxlint', ...words)).toBe('')
  })

  test('the additions work', async ({ expect }) => {
    const words = [
      'run',
      '--config=demo/tools/contributing/proofs/vitest.config.ts',
      '--reporter=dot',
    ]
    expect(await complaintsOf('node_modules/vitest/vitest.mjs', ...words)).toBe('')
  })
})

describe('an outdated page', () => {
  const recipe = (kind: Step['kind'], text: string, path = 'widgets/registry.ts'): Recipe => ({
    title: 'An element',
    steps: [{ path, kind, text }],
  })
  const causeOf = (broken: Recipe): unknown => {
    try {
      applyRecipe(copy.folder, broken)
    } catch (error) {
      return error instanceof Error ? error.cause : error
    }
    return undefined
  }

  test('fails when the lines to change do not exist', () => {
    expect(causeOf(recipe('change', ' export const gone = 1\n+export const more = 2\n'))).toEqual(
      new Error('widgets/registry.ts contains these lines 0 times:\nexport const gone = 1\n'),
    )
  })

  test('fails when its new file already exists', () => {
    expect(causeOf(recipe('new', ''))).toEqual(new Error('widgets/registry.ts already exists'))
  })

  test('fails when a file to change does not exist', () => {
    expect(causeOf(recipe('change', ' a\n+b\n', 'widgets/gone.ts'))).toMatchObject({
      code: 'ENOENT',
    })
  })

  test('fails when a block has no file name', () => {
    expect(() => parseRecipes('## An element\n\n```ts\nconst a = 1\n```\n')).toThrow('No file')
  })
})
