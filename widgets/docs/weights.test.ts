import { expect, test } from 'vitest'
import { weightsOf } from './weights.ts'

const chunk = (fileName: string, imports: readonly string[], element?: string) => ({
  fileName,
  imports,
  // A text that hardly compresses.
  code: fileName,
  moduleIds: element === undefined ? [] : [`/parapet/widgets/${element}/element.ts`],
})

test('separates an element’s own files from shared ones', () => {
  const { elements } = weightsOf({
    'loader.js': chunk('loader.js', []),
    'shared.js': chunk('shared.js', []),
    'one.js': chunk('one.js', ['shared.js'], 'quote-button'),
    'two.js': chunk('two.js', ['shared.js'], 'cookie-bar'),
  })
  const { all = 0, own = 0 } = elements['parapet-quote-button'] ?? {}
  expect(own).toBeGreaterThan(0)
  expect(all).toBeGreaterThan(own)
})
