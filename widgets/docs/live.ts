import type { ExampleRecord } from '#core/insurance/sandbox/examples.ts'
import { documentedElements } from './elements.ts'
import { escape } from './escape.ts'
import type { DocsPage } from './site.ts'

/** What opens an example on a platform that runs the demo. */
export type ExampleOpening =
  | { readonly kind: 'nothing' | 'key' }
  | { readonly kind: 'record'; readonly record: ExampleRecord; readonly attribute: string }

/** What the script of a page needs to build its live example, as JSON in the page. */
export interface LiveExample {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly opening: ExampleOpening
  readonly text: string
  readonly message: string
  readonly events: readonly string[]
  /** The attributes that a reader can set: choices with their values, ids without. */
  readonly settings: readonly { readonly name: string; readonly values: readonly string[] }[]
}

/** The attribute that names each record. */
const attributeOf = {
  account: 'account-id',
  review: 'quote-id',
  notice: 'quote-id',
  policy: 'policy-id',
  code: 'workflow-id',
} as const satisfies Record<ExampleRecord, string>

const keyNeeded = 'It needs a publishable key (`client-key`) that has the origin of your page.'

const exampleOf = (tag: string): { example: LiveExample; needs: string } | undefined => {
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
      settings,
    },
  }
}

/** The place of a page’s live example, filled by the script. */
export const livePart = ({ tag }: DocsPage): string => {
  if (tag === undefined) return ''
  const found = exampleOf(tag)
  if (!found) return ''
  return [
    `<section class="live" id="live" aria-labelledby="live-title" data-example="${escape(JSON.stringify(found.example))}">`,
    '<h2 id="live-title">Live example</h2>',
    found.needs && `<p>${escape(found.needs).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`,
    '<noscript><p>The live example needs JavaScript.</p></noscript>',
    '<form class="settings" aria-label="Settings" hidden></form>',
    '<p class="note" role="status" hidden></p>',
    '<div class="stage"></div>',
    '<details class="log" hidden><summary>Events <span></span></summary><ol role="log" tabindex="0" aria-label="Events"></ol></details>',
    '</section>',
  ].join('\n')
}
