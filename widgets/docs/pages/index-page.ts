import type { DocsPage } from '../docs-page.ts'
import { code, section } from './markdown-parts.ts'

const title = 'Parapet elements'
const summary = 'Add cyber insurance to any page with a style sheet, a script and a tag.'

const entries = (pages: readonly DocsPage[], group: DocsPage['group']): string =>
  pages
    .filter((page) => page.group === group)
    .map(
      (page) => `- [${page.tag ? code(page.title) : page.title}](${page.path}.md) ${page.summary}`,
    )
    .join('\n')

/** The first page: the tags to copy, and every other page. */
export const indexPage = (snippet: string, pages: readonly DocsPage[]): DocsPage => ({
  path: 'index',
  title,
  summary,
  group: 'Guides',
  markdown: [
    `# ${title}`,
    summary,
    `\`\`\`html\n${snippet}\n\`\`\``,
    'The sheet keeps room for elements that are on their way; the script brings the code of the tags it finds, now and as they appear. [Start here](start.md): ten minutes to a saved quote.',
    section('Elements', entries(pages, 'Elements')),
    section('Guides', entries(pages, 'Guides')),
    section('More', entries(pages, 'More')),
    section(
      'API',
      `- [${code('openapi.json')}](/openapi.json) describes every call of your server. [From quote to policy on your server](quote-to-policy.md) uses it.`,
    ),
    section(
      'Editors and types',
      [
        `- [${code('custom-elements.json')}](../v0/custom-elements.json) lists every element for catalogues.`,
        `- [${code('vscode.html-custom-data.json')}](../v0/vscode.html-custom-data.json) completes HTML in VS Code: name it in ${code('html.customData')}.`,
        `- [${code('jsx.d.ts')}](../v0/jsx.d.ts) types the elements in JSX of React 19, and their events.`,
        `- [${code('release.json')}](../release.json) names the newest version and its hashes.`,
        `- [${code('llms.txt')}](llms.txt) lists these pages as plain text, for language models.`,
      ].join('\n'),
    ),
  ].join('\n\n'),
})
