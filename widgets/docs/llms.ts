import type { DocsPage } from './docs-page.ts'

const groups = ['Guides', 'Elements', 'More'] as const satisfies readonly DocsPage['group'][]

const lines = (pages: readonly DocsPage[]): readonly string[] =>
  groups.flatMap((group) => [
    '',
    `## ${group}`,
    '',
    ...pages
      .filter((page) => page.group === group && page.path !== 'index')
      .map(({ title, path, summary }) => `- [${title}](${path}.md): ${summary}`),
  ])

/** `llms.txt`: the site as a list of plain texts, for language models. */
export const llmsText = (pages: readonly DocsPage[]): string => {
  const [first] = pages
  return [
    `# ${first?.title ?? ''}`,
    '',
    `> ${first?.summary ?? ''}`,
    '',
    'Custom elements of a cyber-insurance platform. Each page below is Markdown; replace `.md` by `.html` for the HTML version.',
    ...lines(pages),
    '',
    '## API',
    '',
    '- [openapi.json](/openapi.json): All server endpoints, with parameters, responses and errors.',
    '',
  ].join('\n')
}
