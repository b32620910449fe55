/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import { elementWording } from './element-wording.ts'

const sources = import.meta.glob<string>('../*/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const elements = import.meta.glob<string>('../*/element.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Views that only the portal shows, with its own texts. */
const ofPortal = '/quote-calculator/sheet/'

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) =>
    [...names.matchAll(/[\w-]+/g)].map(([name]) => name),
  )

/** Namespaces that the views of a folder ask for. */
const askedIn = (folder: string): readonly string[] =>
  Object.entries(sources)
    .filter(
      ([path]) => path.startsWith(folder) && !path.includes(ofPortal) && !path.includes('.wtr.'),
    )
    .flatMap(([, text]) => namesIn(text, /useWording\(([^)]+)\)/g))

test.each(Object.entries(elements))('the texts of %s are those of an embed', async (path, text) => {
  const builtIn = namesIn(text, /wording: \{([^}]+)\}/g)
  const later = [...new Set(askedIn(path.replace('element.ts', '')))].filter(
    (name) => !builtIn.includes(name),
  )
  const load = elementWording()
  const loaded = await Promise.all(later.map((name) => load('en-US', name as Namespace)))
  expect(later.filter((_, at) => loaded[at] === undefined)).toEqual([])
})
