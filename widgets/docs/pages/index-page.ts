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

/** The home page: the tags to copy, and links to every other page. */
export const indexPage = (snippet: string, pages: readonly DocsPage[]): DocsPage => ({
  path: 'index',
  title,
  summary,
  group: 'Guides',
  markdown: [
    `# ${title}`,
    summary,
    `\`\`\`html\n${snippet}\n\`\`\``,
    'The style sheet reserves space while elements load. The script loads the code for the tags it finds, now and as they appear. [Start here](start.md): ten minutes to a saved quote.',
    section('Elements', entries(pages, 'Elements')),
    section('Guides', entries(pages, 'Guides')),
    section('More', entries(pages, 'More')),
    section(
      'API',
      `- [${code('openapi.json')}](/openapi.json) describes every endpoint that your server can use. See [From quote to policy on your server](quote-to-policy.md).`,
    ),
    section(
      'Editors and types',
      [
        `- [${code('custom-elements.json')}](../v0/custom-elements.json) describes every element for editors and tools.`,
        `- [${code('vscode.html-custom-data.json')}](../v0/vscode.html-custom-data.json) adds completion to HTML in VS Code: add it to ${code('html.customData')}.`,
        `- [${code('jsx.d.ts')}](../v0/jsx.d.ts) types the elements and their events in JSX for React 19.`,
        `- [${code('release.json')}](../release.json) contains the latest version and its hashes.`,
        `- [${code('llms.txt')}](llms.txt) lists these pages as plain text, for language models.`,
      ].join('\n'),
    ),
  ].join('\n\n'),
})
