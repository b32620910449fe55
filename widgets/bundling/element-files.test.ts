import { expect, test } from 'vitest'
import { elementFilesOf } from './element-files.ts'

const bundle = {
  'note.txt': { fileName: 'note.txt' },
  'shared.js': { fileName: 'shared.js', moduleIds: ['/parapet/widgets/kit/Button.tsx'] },
  'button.js': {
    fileName: 'button.js',
    imports: ['shared.js'],
    moduleIds: ['/parapet/widgets/quote-button/element.ts', '/parapet/widgets/kit/place.ts'],
  },
}

test('an element loads the chunk that defines it, and what that imports', () => {
  expect(elementFilesOf(bundle)).toEqual({ 'parapet-quote-button': ['button.js', 'shared.js'] })
})
