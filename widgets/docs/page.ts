import { propertyName } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { code, escape, frame, sample } from './frame.ts'
import { snippetOf } from './snippets.ts'
import { readOnlyMembers } from './members.ts'
import { detailType, signatureOf, typeOf } from './types.ts'

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

/** A sentence in which code stands between backticks. */
const withCode = (text: string): string => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>')

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
    ? `<p>In a <code>&lt;form&gt;</code> ${code(`<${tag}>`)} is a field of its own: ${code('name')} names it, ${code('value')} can be read, and reset, ${code('disabled')} and a ${code('fieldset')} around work as with an ${code('<input>')}.</p>`
    : ''

const methodsOf = ({ methods = {} }: ElementDefinition): string =>
  Object.keys(methods).length === 0
    ? ''
    : [
        `<p>A method waits until the element is on the page and ready.</p>`,
        table(
          ['Method', 'Description'],
          Object.entries(methods).map(([name, each]) => [
            code(signatureOf(name, each)),
            withCode(each.summary),
          ]),
        ),
      ].join('')

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
      section(
        'Read-only properties',
        table(
          ['Property', 'Type', 'Description'],
          readOnlyMembers(definition).map(({ name, type, summary }) => [
            code(name),
            code(type),
            escape(summary),
          ]),
        ),
      ),
      section('Methods', methodsOf(definition)),
      section('Form field', formField(definition)),
      section('Events', table(['Event', 'When', 'Detail'], eventRows(definition))),
      section('Slots', described('Slot', definition.slots)),
      section('Parts', described('Part', definition.parts)),
      section('CSS properties', described('Property', definition.cssProperties)),
      `</main>`,
    ].join('\n'),
  )
