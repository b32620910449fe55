import { propertyName } from '../../element/attributes.ts'
import type { ElementDefinition } from '../../element/definition.ts'
import { accessibilityTests } from '../accessibility.ts'
import type { DocumentedElement } from '../elements.ts'
import type { DocsPage } from '../docs-page.ts'
import type { Weights } from '../weights.ts'
import { sessionSnippetOf, snippetOf } from '../snippets.ts'
import { readOnlyMembers } from '../members.ts'
import { detailType, signatureOf, typeOf } from '../type-text.ts'
import { code, list, section, table } from './markdown-parts.ts'

/** The code to copy: the tag, and the session script if the element needs one. */
const copied = (element: DocumentedElement): string => {
  const html = `\`\`\`html\n${snippetOf(element)}\n\`\`\``
  const script = sessionSnippetOf(element)
  if (script === '') return html
  return [
    html,
    'Your server opens the record for a client it has identified. See [Sessions](sessions.md#a-session-from-your-server).',
    `\`\`\`js page.js\n${script}\n\`\`\``,
  ].join('\n\n')
}

const described = (
  head: string,
  record: Readonly<Record<string, { readonly summary: string }>>,
): string =>
  table(
    [head, 'Description'],
    Object.entries(record).map(([name, { summary }]) => [code(name || '(default)'), summary]),
  )

const attributes = (definition: ElementDefinition): string =>
  table(
    ['Attribute', 'Property', 'Type', 'Description'],
    Object.entries(definition.attributes).map(([name, attribute]) => [
      code(name),
      code(propertyName(name)),
      code(typeOf(attribute)),
      `${attribute.kind === 'id' && attribute.required ? 'Required. ' : ''}${attribute.summary}`,
    ]),
  )

const properties = (definition: ElementDefinition): string =>
  table(
    ['Property', 'Type', 'Description'],
    Object.entries(definition.properties).map(([name, { type, summary }]) => [
      code(name),
      code(type),
      summary,
    ]),
  )

const readOnly = (definition: ElementDefinition): string =>
  table(
    ['Property', 'Type', 'Description'],
    readOnlyMembers(definition).map(({ name, type, summary }) => [code(name), code(type), summary]),
  )

const methods = ({ methods: named = {} }: ElementDefinition): string =>
  Object.keys(named).length === 0
    ? ''
    : [
        'Methods return promises and wait until the element is ready.',
        table(
          ['Method', 'Description'],
          Object.entries(named).map(([name, each]) => [
            code(signatureOf(name, each)),
            each.summary,
          ]),
        ),
      ].join('\n\n')

const events = ({ events }: ElementDefinition): string =>
  table(
    ['Event', 'When', 'Detail'],
    Object.entries(events).map(([name, event]) => [
      code(name),
      event.summary + (event.cancelable ? ' Cancelable.' : ''),
      Object.entries(event.detail)
        .map(
          ([field, { summary, type, optional }]) =>
            `${code(`${field}${optional ? '?' : ''}: ${type}`)} ${summary}`,
        )
        .join(' ⏎ ') || code(detailType(event)),
    ]),
  )

const formField = ({ tag, formAssociated }: ElementDefinition): string =>
  formAssociated
    ? `In a \`<form>\`, ${code(`<${tag}>`)} works like an \`<input>\`, with \`name\`, \`value\`, \`required\`, \`disabled\`, \`readonly\`, \`focus()\`, \`checkValidity()\`, \`<label>\`, \`<fieldset>\` and form reset. See [Forms](forms.md).`
    : ''

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** The download size of the element. Only builds know it. */
const weight = ({ tag }: ElementDefinition, weights: Weights | undefined): readonly string[] => {
  const size = weights?.elements[tag]
  if (!weights || !size) return []
  const { all, own } = size
  const part =
    own === 0
      ? 'Other elements share all of it.'
      : `${kB(own)} of it is used by this element only; other elements share the rest.`
  return [
    `Loads ${kB(all)} of script, plus ${kB(weights.loader)} for the loader, compressed with Brotli. ${part}`,
  ]
}

const sizes = (definition: DocumentedElement, weights: Weights | undefined): string => {
  const { height, width, inline, properties, docs } = definition
  // Elements that call the platform show a record or the reason why there is none.
  const stays =
    !inline && 'fetchSession' in properties ? ' The element never gets lower than that.' : ''
  const reserved =
    height === '0px'
      ? 'Reserves no space: `parapet.css` has no rule for it.'
      : `Until its code has loaded, \`parapet.css\` reserves a height of ${code(height)}, in \`em\` of its own font size.${stays}`
  const own =
    width === undefined
      ? []
      : [
          `Where your layout sizes by content (a row, a dialog, a cell), its width is ${code(width)}, and it shrinks when there is less space.`,
        ]
  return list([...docs.layout, ...own, reserved, ...weight(definition, weights)])
}

const accessibility = ({ docs: { accessibility: entry } }: DocumentedElement): string =>
  [
    entry.exposed,
    'Tested:',
    list(entry.tests.map((test) => accessibilityTests[test])),
    ...(entry.limits.length === 0 ? [] : ['Limits:', list(entry.limits)]),
    '[Accessibility](accessibility.md) describes what applies to all elements.',
  ].join('\n\n')

/** The page of one element. */
export const elementPage = (definition: DocumentedElement, weights?: Weights): DocsPage => {
  const { tag, summary, docs } = definition
  return {
    path: tag,
    title: `<${tag}>`,
    summary,
    group: 'Elements',
    tag,
    markdown: [
      `# ${code(`<${tag}>`)}`,
      summary,
      section('Code', copied(definition)),
      section('Attributes', attributes(definition)),
      section('Properties', properties(definition)),
      section('Read-only properties', readOnly(definition)),
      section('Methods', methods(definition)),
      section('Form field', formField(definition)),
      section('Events', events(definition)),
      section('Slots', described('Slot', definition.slots)),
      section('Parts', described('Part', definition.parts)),
      section('CSS properties', described('Property', definition.cssProperties)),
      section('Keyboard', table(['Key', 'Effect'], docs.keyboard)),
      section('Sizes', sizes(definition, weights)),
      section('Accessibility', accessibility(definition)),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  }
}
