import { propertyName } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { code, escape, frame, sample } from './frame.ts'
import { snippetOf } from './snippets.ts'
import { detailType, typeOf } from './types.ts'

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [
        `<div class="scroll" tabindex="0" role="group" aria-label="Table"><table><thead><tr>`,
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
    [head, 'Description'],
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
      .map(
        ([field, { summary, type, optional }]) =>
          `${code(`${field}${optional ? '?' : ''}: ${type}`)} ${escape(summary)}`,
      )
      .join('<br>') || code(detailType(event)),
  ])

const formField = ({ tag, formAssociated }: ElementDefinition): string =>
  formAssociated
    ? `<p>In a <code>&lt;form&gt;</code> ${code(`<${tag}>`)} works like an ${code('<input>')}: ${['name', 'value', 'required', 'disabled', 'readonly', 'focus()', 'checkValidity()', 'reportValidity()', 'setCustomValidity()'].map(code).join(', ')}, a click on its label, a disabled ${code('<fieldset>')}, reset, and the restored value after Back.</p>`
    : ''

/** The page of one element. */
export const elementPage = (definition: ElementDefinition): string =>
  frame(
    `<${definition.tag}>`,
    [
      `<nav aria-label="Pages"><a href="./">All elements</a></nav>`,
      `<main><h1>${code(`<${definition.tag}>`)}</h1>`,
      `<p class="lead">${escape(definition.summary)}</p>`,
      sample(snippetOf(definition), 'Snippet'),
      `<p><a href="./#policy">Content security policy</a></p>`,
      section(
        'Attributes',
        table(
          ['Attribute', 'Property', 'Type', 'Description'],
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
          ['Property', 'Type', 'Description'],
          Object.entries(definition.properties).map(([name, { type, summary }]) => [
            code(name),
            code(type),
            escape(summary),
          ]),
        ),
      ),
      section('Form field', formField(definition)),
      section('Events', table(['Event', 'When', 'Detail'], eventRows(definition))),
      section('Slots', described('Slot', definition.slots)),
      section('Parts', described('Part', definition.parts)),
      section('CSS properties', described('Property', definition.cssProperties)),
      `</main>`,
    ].join('\n'),
  )
