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

test('a listed element loads the list, too, so that pages can preload it with its hash', () => {
  const listed = {
    ...bundle,
    'list.js': {
      fileName: 'list.js',
      dynamicImports: ['form.js'],
      moduleIds: ['/parapet/widgets/listed-elements.ts'],
    },
    'form.js': { fileName: 'form.js', moduleIds: ['/parapet/widgets/account-form/element.ts'] },
  }
  expect(elementFilesOf(listed)).toEqual({
    'parapet-account-form': ['form.js', 'list.js'],
    'parapet-quote-button': ['button.js', 'shared.js'],
  })
})
