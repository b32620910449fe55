import { testCompanies } from '#core/insurance/sandbox/companies.ts'
import { definitions } from '../../definitions.ts'
import { catalogue } from '../../doctor/catalogue.ts'
import { documentedElements } from '../elements.ts'
import type { DocsPage } from '../docs-page.ts'
import { version } from '../version.ts'
import type { Weights } from '../weights.ts'
import { pinnedSnippet, policyHeader, policyTable, snippetOf } from '../snippets.ts'
import { installCommand } from '../../packages/install-command.ts'
import { packageNames } from '../../packages/package-files.ts'
import { sampleOf } from '../../packages/samples.ts'
import { accessibilityPage } from './accessibility-page.ts'
import { changelogPage } from './changelog-page.ts'
import { elementPage } from './element-page.ts'
import { guides } from './guides.ts'
import { indexPage } from './index-page.ts'
import { textsPage } from './texts-page.ts'
import { quoteLifeDiagram, quoteSteps } from '../quote-lifecycle.ts'
import { code, table } from './markdown-parts.ts'

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``

const inserts = {
  policy: fenced('http', policyHeader),
  sources: table(['Directive', 'Source', 'For'], policyTable),
  pinned: fenced('html', pinnedSnippet),
  ...Object.fromEntries(packageNames.map((name) => [name, fenced(...sampleOf(name))])),
  ...Object.fromEntries(
    packageNames.map((name) => [`install-${name}`, fenced('sh', installCommand(name, version))]),
  ),
  companies: table(
    ['Company name', 'What happens'],
    Object.values(testCompanies).map(({ name, effect }) => [code(name), effect]),
  ),
  'quote-lifecycle': fenced('text', quoteLifeDiagram()),
  'quote-steps': table(['Step', 'From', 'Permission', 'Needs'], quoteSteps),
  findings: table(
    ['Finding', 'What to do'],
    Object.values(catalogue).map(({ title, remedy }) => [title, remedy]),
  ),
}

/** Every page of the site, the first page first. */
export const docsPages = (weights?: Weights): readonly DocsPage[] => {
  const others = [
    ...guides(inserts),
    ...documentedElements.map((element) => elementPage(element, weights)),
    accessibilityPage(documentedElements),
    textsPage(),
    changelogPage(),
  ]
  return [indexPage(snippetOf(definitions['parapet-quote-calculator']), others), ...others]
}
