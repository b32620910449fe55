import type { ElementDefinition } from '../element/definition.ts'

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

/** The sources that our elements need in a content security policy. */
export const policyHeader = `Content-Security-Policy: ${[
  `default-src 'none'`,
  `script-src 'self' ${example.portal}`,
  `style-src 'self' ${example.portal}`,
  `connect-src 'self' ${example.portal}`,
  `img-src 'self' ${example.portal} data:`,
  `frame-src ${example.processor}`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `require-trusted-types-for 'script'`,
  `trusted-types parapet lit-html`,
].join('; ')}`

export const listening = [
  `document.addEventListener('parapet-quote-saved', ({ detail }) => {`,
  `  console.log(detail.quoteNumber, detail.totalPremium)`,
  `})`,
].join('\n')

export const ownSession = [
  `document.querySelector('parapet-quote-calculator').fetchSession = async () => {`,
  `  const answer = await fetch('/session', { method: 'POST' })`,
  `  return answer.json() // { accessToken }, made by your server with its API key`,
  `}`,
].join('\n')

export const ownLooks = [
  `parapet-quote-calculator {`,
  `  padding: 24px;`,
  `  --parapet-accent: #0b5c73;`,
  `  --parapet-font-size: 17px;`,
  `}`,
  `parapet-quote-calculator::part(price) {`,
  `  letter-spacing: -0.02em;`,
  `}`,
].join('\n')
