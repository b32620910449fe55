import { propertyName } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { detailType, typeOf } from './types.ts'

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const code = (text: string): string => `<code>${escape(text)}</code>`

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [
        `<div class="scroll" tabindex="0"><table><thead><tr>`,
        ...heads.map((head) => `<th scope="col">${head}</th>`),
        `</tr></thead><tbody>`,
        ...rows.map(([first = '', ...rest]) =>
          [
            `<tr><th scope="row">${first}</th>`,
            ...rest.map((cell) => `<td>${cell}</td>`),
            `</tr>`,
          ].join(''),
        ),
        `</tbody></table></div>`,
      ].join('')

const section = (title: string, body: string): string =>
  body && `<section><h2>${title}</h2>${body}</section>`

const described = (
  head: string,
  record: Readonly<Record<string, { readonly summary: string }>>,
): string =>
  table(
    [head, 'What it is'],
    Object.entries(record).map(([name, { summary }]) => [
      code(name || '(default)'),
      escape(summary),
    ]),
  )

const eventRows = ({ events }: ElementDefinition) =>
  Object.entries(events).map(([name, event]) => [
    code(name),
    escape(event.summary) + (event.cancelable ? ' Cancelable.' : ''),
    Object.entries(event.detail)
      .map(([field, { summary }]) => `${code(field)} ${escape(summary)}`)
      .join('<br>') || code(detailType(event)),
  ])

const snippetOf = ({ tag }: ElementDefinition): string =>
  [
    `<link rel="stylesheet" href="https://…/widgets/v0/parapet.css" />`,
    `<script type="module" src="https://…/widgets/v0/loader.js" crossorigin></script>`,
    `<${tag} client-key="pk_…"></${tag}>`,
  ].join('\n')

const frame = (title: string, depth: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'">
<title>${escape(title)} · Parapet elements</title>
<link rel="stylesheet" href="${depth}docs.css">
</head>
<body>
${body}
</body>
</html>
`

/** The page of one element. */
export const elementPage = (definition: ElementDefinition): string =>
  frame(
    `<${definition.tag}>`,
    '',
    [
      `<nav><a href="index.html">All elements</a></nav>`,
      `<main><h1>${code(`<${definition.tag}>`)}</h1>`,
      `<p class="lead">${escape(definition.summary)}</p>`,
      `<pre><code>${escape(snippetOf(definition))}</code></pre>`,
      section(
        'Attributes',
        table(
          ['Attribute', 'Property', 'Type', 'What it is'],
          Object.entries(definition.attributes).map(([name, attribute]) => [
            code(name),
            code(propertyName(name)),
            code(typeOf(attribute)),
            escape(attribute.summary),
          ]),
        ),
      ),
      section(
        'Properties',
        table(
          ['Property', 'Type', 'What it is'],
          Object.entries(definition.properties).map(([name, { type, summary }]) => [
            code(name),
            code(type),
            escape(summary),
          ]),
        ),
      ),
      section('Events', table(['Event', 'When', 'Detail'], eventRows(definition))),
      section('Slots', described('Slot', definition.slots)),
      section('Parts', described('Part', definition.parts)),
      section('CSS properties', described('Property', definition.cssProperties)),
      `</main>`,
    ].join('\n'),
  )

/** The page that leads to all others. */
export const indexPage = (definitions: readonly ElementDefinition[]): string =>
  frame(
    'Elements',
    '',
    [
      `<main><h1>Parapet elements</h1>`,
      `<p class="lead">Cyber insurance on any page: a style sheet, a script and a tag.</p><ul>`,
      ...definitions.map(
        ({ tag, summary }) =>
          `<li><a href="${tag}.html">${code(`<${tag}>`)}</a><br>${escape(summary)}</li>`,
      ),
      `</ul></main>`,
    ].join('\n'),
  )
