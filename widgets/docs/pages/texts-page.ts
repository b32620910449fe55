import { elementNamespaces } from '../../texts/namespaces.ts'
import { textsOfNamespace } from '../element-texts.ts'
import type { DocsPage } from '../docs-page.ts'
import { code, section, table } from './markdown-parts.ts'

const summary = 'Every text of the elements with its key, to be replaced by yours.'

/** The keys for `Parapet.texts`. */
export const textsPage = (): DocsPage => ({
  path: 'text-keys',
  title: 'Keys of texts',
  summary,
  group: 'More',
  markdown: [
    '# Keys of texts',
    summary,
    'How to replace them stands under [Languages and texts](texts.md). Names in braces are filled in; `term` is a word of the region or product.',
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
