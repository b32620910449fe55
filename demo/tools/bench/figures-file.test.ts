import { expect, test } from 'vitest'
import { withTable } from './figures-file.ts'

const text = `# Figures

<!-- figures: sizes -->

<!-- /figures -->

<!-- figures: times -->

| old |

<!-- /figures -->

The end
`

const figure = { what: 'loader', value: '1.2 kB', aim: '≤ 1.5 kB', ratio: 0.8 }

test('the table of one part is replaced, the others are unchanged', () => {
  const written = withTable(text, { part: 'times', figures: [figure] })
  expect(written).toContain('| loader | 1.2 kB | ≤ 1.5 kB | 0.80 |')
  expect(written).not.toContain('| old |')
  expect(written).toMatch(
    /<!-- figures: sizes -->\n\n<!-- \/figures -->\n\n<!-- figures: times -->/,
  )
  expect(written).toMatch(/<!-- \/figures -->\n\nThe end\n$/)
  expect(withTable(text, { part: 'sizes', figures: [figure] })).toContain('| old |')
})

test('rows of subjects that were not measured keep their order', () => {
  const write = (before: string, ...names: readonly string[]) =>
    withTable(before, {
      part: 'times',
      figures: names.map((name) => ({
        ...figure,
        what: `${name}: p95`,
        value: `of ${names.join()}`,
      })),
      isPartial: true,
    })
  const written = write(write(text, 'admin', 'desk'), 'broker', 'admin')
  expect(written.match(/\| \w+: p95 \| of [\w,]+/g)).toEqual([
    '| admin: p95 | of broker,admin',
    '| desk: p95 | of admin,desk',
    '| broker: p95 | of broker,admin',
  ])
})

test('a part without markers is an error', () => {
  expect(() => withTable(text, { part: 'lists', figures: [figure] })).toThrow('lists')
})
