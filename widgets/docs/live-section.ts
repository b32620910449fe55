import type { ExampleRecord } from '#core/insurance/sandbox/examples.ts'
import { documentedElements } from './elements.ts'
import { escape } from './escape.ts'
import type { DocsPage } from './docs-page.ts'

/** The access that opens an example on a platform with the demo. */
export type ExampleOpening =
  | { readonly kind: 'nothing' | 'key' }
  | { readonly kind: 'record'; readonly record: ExampleRecord; readonly attribute: string }

/** The data of a page's live example, embedded as JSON for its script. */
export interface LiveExample {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly opening: ExampleOpening
  readonly text: string
  readonly message: string
  readonly events: readonly string[]
}

/** An attribute that a visitor can set. A choice has values, an ID has none. */
interface Setting {
  readonly name: string
  readonly values: readonly string[]
}

/** The ID attribute for each record. */
const attributeOf = {
  account: 'account-id',
  review: 'quote-id',
  notice: 'quote-id',
  policy: 'policy-id',
  code: 'workflow-id',
} as const satisfies Record<ExampleRecord, string>

const keyNeeded =
  'It needs a publishable key (`client-key`) that is registered for your page’s origin.'

interface Example {
  readonly example: LiveExample
  readonly needs: string
  readonly settings: readonly Setting[]
}

const exampleOf = (tag: string): Example | undefined => {
  const definition = documentedElements.find((each) => each.tag === tag)
  if (!definition) return undefined
  const { docs } = definition
  const { attributes, text = '', message = '', record } = docs.example
  const settings = Object.entries(definition.attributes).flatMap(([name, attribute]) => {
    // the key is for one region
    if (name === 'region') return []
    if (attribute.kind === 'choice') return [{ name, values: attribute.values }]
    return attribute.kind === 'id' ? [{ name, values: [] }] : []
  })
  const isOpened = docs.access !== undefined
  const { needs = isOpened ? keyNeeded : '' } = docs.example
  return {
    needs,
    settings,
    example: {
      tag,
      attributes,
      opening:
        record === undefined
          ? { kind: isOpened ? 'key' : 'nothing' }
          : { kind: 'record', record: record.kind, attribute: attributeOf[record.kind] },
      text,
      message,
      events: Object.keys(definition.events),
    },
  }
}

const option = (value: string, chosen: string): string =>
  `<option value="${escape(value)}"${value === chosen ? ' selected' : ''}>${escape(value || '–')}</option>`

const control = ({ name, values }: Setting, { attributes }: LiveExample): string => {
  const value = attributes[name] ?? ''
  const field =
    values.length === 0
      ? `<input name="${name}" type="text" spellcheck="false" value="${escape(value)}">`
      : `<select name="${name}">${['', ...values].map((each) => option(each, value)).join('')}</select>`
  return `<label>${name}${field}</label>`
}

const form = (example: LiveExample, settings: readonly Setting[]): string => {
  const controls = [
    ...settings.map((setting) => control(setting, example)),
    ...(example.opening.kind === 'record'
      ? ['<button type="button" name="start-over">Start over</button>']
      : []),
    ...(example.message
      ? ['<button type="button" name="show-message">Show a message</button>']
      : []),
  ]
  if (controls.length === 0) return ''
  return `<form aria-label="Settings" autocomplete="off"><fieldset class="settings" disabled>${controls.join('')}</fieldset></form>`
}

/** The page's note about the record of its example. */
const recordNote = ({ opening }: LiveExample): string => {
  if (opening.kind !== 'record') return ''
  const text =
    opening.record === 'code'
      ? 'The code is in <a href="/outbox">the outbox</a>. The session it opens has no record.'
      : 'This is a test-mode record that only this tab can open.'
  return `<p class="note">${text}</p>`
}

const element = ({ tag, attributes, text }: LiveExample): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('')}>${escape(text)}</${tag}>`

/**
 * A page’s live example. All of it is in place before the script runs, and `parapet.css` reserves
 * the height of the element.
 */
export const liveSection = ({ tag }: DocsPage): string => {
  if (tag === undefined) return ''
  const section = exampleOf(tag)
  if (!section) return ''
  const { example, needs, settings } = section
  const log =
    '<details class="log"><summary>Events <span></span></summary><ol role="log" tabindex="0" aria-label="Events"></ol></details>'
  return [
    `<section class="live" id="live" aria-labelledby="live-title" data-example="${escape(JSON.stringify(example))}">`,
    '<h2 id="live-title">Live example</h2>',
    needs && `<p>${escape(needs).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`,
    '<noscript><p>The live example needs JavaScript.</p></noscript>',
    form(example, settings),
    recordNote(example),
    `<div class="stage"><p class="message" role="status"></p>${element(example)}</div>`,
    example.events.length > 0 ? log : '',
    '</section>',
  ].join('\n')
}
