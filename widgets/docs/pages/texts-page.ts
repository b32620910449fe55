import { elementNamespaces } from '../../texts/namespaces.ts'
import { textsOfNamespace } from '../element-texts.ts'
import type { DocsPage } from '../docs-page.ts'
import { code, section, table } from './markdown-parts.ts'

const summary = 'Every text of the elements with its key, for replacing it with your own.'

/** The keys for `Parapet.texts`. */
export const textsPage = (): DocsPage => ({
  path: 'text-keys',
  title: 'Text keys',
  summary,
  group: 'More',
  markdown: [
    '# Text keys',
    summary,
    '[Languages and texts](texts.md) describes how to replace them. Names in braces are placeholders; `term` stands for a word of the region or product.',
    ...elementNamespaces.map((namespace) =>
      section(
        namespace,
        table(
          ['Key', 'Text in en-US'],
          textsOfNamespace(namespace).map(([key, text]) => [code(key), text]),
        ),
      ),
    ),
  ].join('\n\n'),
})
