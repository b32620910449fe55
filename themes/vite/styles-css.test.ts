import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { stylesCss } from './styles-css.ts'

const root = join(import.meta.dirname, '../..')

/** A style file cannot be an entry. */
const entry = {
  name: 'entry',
  resolveId: (source: string) => (source.endsWith('entry') ? '\0entry' : null),
  load: (id: string) =>
    id === '\0entry'
      ? `export { default } from ${JSON.stringify(join(root, 'widgets/kit/button.styles.css'))}`
      : null,
}

/** The text that a build makes of the button's styles. */
const built = async (): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [stylesCss(), entry],
    build: {
      write: false,
      minify: false,
      lib: { entry: entry.name, formats: ['es'], fileName: 'styles' },
    },
  })
  const [first] = [result].flat()
  if (!first || !('output' in first)) throw new Error('Nothing was built')
  return first.output[0].code
}

test('builds deterministically, with short class names that match their rules', async () => {
  const texts = await Promise.all([built(), built(), built()])
  expect(new Set(texts).size).toBe(1)
  const text = texts.at(0) ?? ''
  const names = [...text.matchAll(/"?\w+"?: "([a-z]{4}[0-9a-z])"/g)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(5)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(text).toContain(`.${name}`)
})
