import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocsPage } from '../docs-page.ts'

const file = join(import.meta.dirname, '../../../CHANGELOG.md')

/** The parts of the changelog for embedders: the Elements section of each version. */
export const elementChanges = (changelog: string): string =>
  changelog
    .split(/^(?=## )/m)
    .slice(1)
    .flatMap((version) => {
      const [title = '', ...parts] = version.split(/^(?=### )/m)
      const [, ...lines] = (parts.find((part) => part.startsWith('### Elements\n')) ?? '').split(
        '\n',
      )
      return [title.trim(), lines.join('\n').trim() || 'No change.']
    })
    .join('\n\n')

const summary = 'What changed in the elements, version by version.'

export const changelogPage = (): DocsPage => ({
  path: 'changelog',
  title: 'Changelog',
  summary,
  group: 'More',
  markdown: ['# Changelog', summary, elementChanges(readFileSync(file, 'utf8'))].join('\n\n'),
})
