import { expect, test } from 'vitest'
import { withTable } from './readme.ts'

const text = `# Figures

<!-- figures: sizes -->

<!-- /figures -->

<!-- figures: times -->

| old |

<!-- /figures -->

The end
`

const figure = { what: 'loader', value: '1.2 kB', aim: '≤ 1.5 kB', ratio: 0.8 }

test('the table of one part is replaced, the others stay', () => {
  const written = withTable(text, 'times', [figure])
  expect(written).toContain('| loader | 1.2 kB | ≤ 1.5 kB | 0.80 |')
  expect(written).not.toContain('| old |')
  expect(written).toMatch(
    /<!-- figures: sizes -->\n\n<!-- \/figures -->\n\n<!-- figures: times -->/,
  )
  expect(written).toMatch(/<!-- \/figures -->\n\nThe end\n$/)
  expect(withTable(text, 'sizes', [figure])).toContain('| old |')
})

test('a part without a place is an error', () => {
  expect(() => withTable(text, 'lists', [figure])).toThrow('lists')
})
