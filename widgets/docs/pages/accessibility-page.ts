import { accessibilityCommon, accessibilityTests } from '../accessibility.ts'
import type { AccessibilityTest } from '../../element/element-docs.ts'
import type { DocumentedElement } from '../elements.ts'
import type { DocsPage } from '../docs-page.ts'
import { code, list, section, table } from './markdown-parts.ts'

const names = {
  axe: 'axe-core',
  axeStates: 'axe-core, all states',
  keyboard: 'Keyboard',
  keyboardWhole: 'Keyboard, start to finish',
  focus: 'Focus',
  targets: 'Target size',
  announced: 'Announcements',
} as const satisfies Record<AccessibilityTest, string>

const summary =
  'How the elements support accessibility, how it is tested, and what has not been tested yet.'

/** The accessibility statement, with the tests of each element. */
export const accessibilityPage = (elements: readonly DocumentedElement[]): DocsPage => ({
  path: 'accessibility',
  title: 'Accessibility',
  summary,
  group: 'More',
  markdown: [
    '# Accessibility',
    summary,
    'The goal is WCAG 2.2, level AA.',
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
        'Give the page its own `<h1>` and landmarks. Elements start their headings at level 2 and have no landmarks.',
        'Check the contrast of colors that you set: `--parapet-accent` needs 3 to 1 against `--parapet-background`.',
        'Do not remove focus rings with `::part()`.',
        'Report accessibility problems with the page, browser and assistive technology. We treat them as defects.',
      ]),
    ),
  ].join('\n\n'),
})
