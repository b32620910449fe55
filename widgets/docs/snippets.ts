import type { ElementAccess } from '../element/element-docs.ts'
import type { DocumentedElement } from './elements.ts'
import { policyNeeds, trustedTypesPolicies, type PolicyNeed } from './policy.ts'
import { sessionScriptOf } from './session-script.ts'

/** The placeholder addresses of the platform and its payment processor in code to copy. */
export const example = {
  portal: 'https://platform.example',
  processor: 'https://payments.example',
} as const

const files = `${example.portal}/widgets`

const attributesOf = (access: ElementAccess | undefined): Readonly<Record<string, string>> => {
  switch (access?.kind) {
    case 'key':
      return { 'client-key': 'pk_…', region: 'us' }
    case 'link':
      return { 'workflow-id': '…' }
    case 'session':
      return { [access.record]: '…' }
    case undefined:
      return {}
    default:
      return access satisfies never
  }
}

/** The code that a page needs for one element. */
export const snippetOf = ({ tag, docs }: DocumentedElement): string => {
  const attributes = Object.entries(attributesOf(docs.access))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  return [
    `<link rel="stylesheet" href="${files}/v0/parapet.css" />`,
    `<script type="module" async src="${files}/v0/loader.js" crossorigin></script>`,
    `<${tag}${attributes}>${docs.example.text ?? ''}</${tag}>`,
  ].join('\n')
}

/** The session script, for an element opened by a session from the page's own server. */
export const sessionSnippetOf = ({ tag, docs }: DocumentedElement): string =>
  docs.access?.kind === 'session' ? sessionScriptOf(tag) : ''

/** Pins one version by integrity hash. */
export const pinnedSnippet = [
  `<link rel="stylesheet" href="${files}/vX.Y.Z/parapet.css"`,
  `  integrity="sha384-…" crossorigin />`,
  `<script type="module" async src="${files}/vX.Y.Z/loader.js"`,
  `  integrity="sha384-…" crossorigin></script>`,
].join('\n')

const sources = {
  platform: example.portal,
  processor: example.processor,
  'data:': 'data:',
} as const satisfies Record<PolicyNeed['source'], string>

const directives = [...new Set(policyNeeds.map(({ directive }) => directive))]

const sourcesOf = (directive: string): string =>
  [
    // only the processor is framed
    ...(directive === 'frame-src' ? [] : [`'self'`]),
    ...policyNeeds
      .filter((need) => need.directive === directive)
      .map(({ source }) => sources[source]),
  ].join(' ')

/** The sources that our elements need in a content security policy. */
export const policyHeader = `Content-Security-Policy: ${[
  `default-src 'none'`,
  ...directives.map((directive) => `${directive} ${sourcesOf(directive)}`),
  `base-uri 'none'`,
  `form-action 'self'`,
  `require-trusted-types-for 'script'`,
  `trusted-types ${trustedTypesPolicies.join(' ')}`,
].join('; ')}`

/** The same as a table, with the purpose of each source. */
export const policyTable: readonly (readonly string[])[] = [
  ...policyNeeds.map(({ directive, source, why }) => [
    `\`${directive}\``,
    `\`${sources[source]}\``,
    why,
  ]),
  [
    '`trusted-types`',
    trustedTypesPolicies.map((name) => `\`${name}\``).join(' '),
    'Where the page requires Trusted Types.',
  ],
]
