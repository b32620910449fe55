import { documentedElements } from './elements.ts'
import { escape } from './escape.ts'
import type { DocsPage } from './site.ts'

/** What the script of a page needs to build its live example, as JSON in the page. */
export interface LiveExample {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly message: string
  readonly events: readonly string[]
  /** The attributes that a reader can set: choices with their values, ids without. */
  readonly settings: readonly { readonly name: string; readonly values: readonly string[] }[]
}

/** The demo’s key for pages of the platform itself. */
const key = 'pk_playground_demo'

const exampleOf = (tag: string): { example: LiveExample; needs: string } | undefined => {
  const found = documentedElements.find(({ definition }) => definition.tag === tag)
  if (!found?.docs) return undefined
  const { definition, docs } = found
  const { attributes, text = '', message = '', needs = '' } = docs.example
  const settings = Object.entries(definition.attributes).flatMap(([name, attribute]) => {
    // the key is for one region
    if (name === 'region') return []
    if (attribute.kind === 'choice') return [{ name, values: attribute.values }]
    return attribute.kind === 'id' ? [{ name, values: [] }] : []
  })
  return {
    needs,
    example: {
      tag,
      attributes: {
        ...('client-key' in definition.attributes ? { 'client-key': key } : {}),
        ...attributes,
      },
      text,
      message,
      events: Object.keys(definition.events),
      settings,
    },
  }
}

/** How to see an element whose record a session alone opens; a page of the documentation has none. */
const recordNote = (tag: string): string => {
  const found = documentedElements.find(({ definition }) => definition.tag === tag)
  const isBySession = found?.docs?.access?.kind === 'session'
  if (!isBySession || 'workflow-id' in found.definition.attributes) return ''
  return '<p>Here it has no record. To see it with one, open a record of <a href="test-mode.html">test mode</a> on a page of yours, by <a href="sessions.html#a-session-from-your-server">a session from your server</a>.</p>'
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
    recordNote(tag),
    '<noscript><p>The live example needs JavaScript.</p></noscript>',
    '<form class="settings" aria-label="Settings" hidden></form>',
    '<div class="stage"></div>',
    '<details class="log" hidden><summary>Events <span></span></summary><ol role="log" tabindex="0" aria-label="Events"></ol></details>',
    '</section>',
  ].join('\n')
}
