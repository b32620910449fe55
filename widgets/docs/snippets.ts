import type { ElementDefinition } from '../element/definition.ts'
import { policyNeeds, trustedTypesPolicies, type PolicyNeed } from './policy.ts'

/** The placeholder addresses of the platform and its payment processor in code to copy. */
export const example = {
  portal: 'https://platform.example',
  processor: 'https://payments.example',
} as const

const files = `${example.portal}/widgets`

/** Required attributes of an element, with example values. */
const needed = [
  ['client-key', 'pk_…'],
  ['policy-id', '…'],
  ['workflow-id', '…'],
] as const

const attributesOf = ({ tag, attributes }: ElementDefinition): string =>
  needed
    .filter(([name]) => name in attributes)
    // a policy is opened by the page's own session or by the link's workflow, not by both
    .filter(([name]) => name !== 'workflow-id' || !('policy-id' in attributes))
    .filter(([name]) => name !== 'client-key' || /^parapet-(?:quote-|sign-in)/.test(tag))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** The example text of a button. */
const labelOf = (tag: string): string => (tag.includes('sign-in') ? 'Log in' : 'Get a quote')

/** The code that a page needs for one element. */
export const snippetOf = (definition: ElementDefinition): string => {
  const { tag, inline } = definition
  return [
    `<link rel="stylesheet" href="${files}/v0/parapet.css" />`,
    `<script type="module" async src="${files}/v0/loader.js" crossorigin></script>`,
    `<${tag}${attributesOf(definition)}>${inline ? labelOf(tag) : ''}</${tag}>`,
  ].join('\n')
}

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
    // the processor alone is framed
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

/** The same, a row per source with what it is for. */
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
