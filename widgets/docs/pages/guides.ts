import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocksOf, plainText } from '../markdown/read.ts'
import type { DocsPage } from '../docs-page.ts'

const folder = join(import.meta.dirname, '../content')

/** The guides in reading order: `content/<name>.md`. */
export const guideNames = [
  'start',
  'csp',
  'sessions',
  'theming',
  'texts',
  'forms',
  'single-page-apps',
  'server-rendering',
  'testing',
  'test-mode',
  'quote-lifecycle',
  'quote-to-policy',
  'doctor',
  'going-live',
  'upgrading',
] as const

/** Generated content by its name in `<!-- name -->`. */
export type Inserts = Readonly<Record<string, string>>

const inserted = (text: string, inserts: Inserts, name: string): string =>
  text.replace(/^<!-- ([\w-]+) -->$/gm, (_, insert: string) => {
    const found = inserts[insert]
    if (found === undefined) throw new Error(`${name}.md inserts ${insert}, which is not there`)
    return found
  })

/** A guide: its first line is the title, its first paragraph the summary. */
const guide = (name: string, inserts: Inserts): DocsPage => {
  const markdown = inserted(readFileSync(join(folder, `${name}.md`), 'utf8').trim(), inserts, name)
  const [title, summary] = blocksOf(markdown).filter(({ type }) => type !== 'space')
  if (title?.type !== 'heading' || summary?.type !== 'paragraph')
    throw new Error(`${name}.md must begin with a title and a paragraph`)
  return {
    path: name,
    title: plainText(title.text),
    summary: plainText(summary.text),
    group: 'Guides',
    markdown,
  }
}

export const guides = (inserts: Inserts): readonly DocsPage[] =>
  guideNames.map((name) => guide(name, inserts))
