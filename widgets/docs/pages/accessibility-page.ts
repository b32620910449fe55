import { accessibilityCommon, accessibilityTests } from '../accessibility.ts'
import type { AccessibilityTest } from '../../element/element-docs.ts'
import type { DocumentedElement } from '../elements.ts'
import type { DocsPage } from '../docs-page.ts'
import { code, list, section, table } from './markdown-parts.ts'

const names = {
  axe: 'axe-core',
  axeStates: 'axe-core, all states',
  keyboard: 'Keyboard',
  keyboardWhole: 'Keyboard, the whole way',
  focus: 'Focus',
  targets: 'Target size',
  announced: 'Announcements',
} as const satisfies Record<AccessibilityTest, string>

const summary =
  'What the elements do for accessibility, how that is tested, and what is not yet known.'

/** The statement for all elements, with what was tested of each. */
export const accessibilityPage = (elements: readonly DocumentedElement[]): DocsPage => ({
  path: 'accessibility',
  title: 'Accessibility',
  summary,
  group: 'More',
  markdown: [
    '# Accessibility',
    summary,
    'The aim is WCAG 2.2, level AA.',
    section('All elements', list(accessibilityCommon)),
    section(
      'Tests',
      table(
        ['Test', 'What it does'],
        Object.entries(accessibilityTests).map(([test, text]) => [
          names[test as AccessibilityTest],
          text,
        ]),
      ),
    ),
    section(
      'Each element',
      table(
        ['Element', 'Tested', 'Exposed as'],
        elements.map(({ tag, docs: { accessibility } }) => [
          `[${code(tag)}](${tag}.md#accessibility)`,
          accessibility.tests.map((test) => names[test]).join(', '),
          accessibility.exposed,
        ]),
      ),
    ),
    section(
      'Your page',
      list([
        'Give the page its own `<h1>` and landmarks: elements have headings from level 2 and no landmarks.',
        'Colors that you set are yours to check: `--parapet-accent` needs 3 to 1 against `--parapet-background`.',
        'Do not take away focus rings by `::part()`.',
        'Report a barrier with the page, the browser and the assistive technology; it is treated as a defect.',
      ]),
    ),
  ].join('\n\n'),
})
