import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The input of a page that shows an element. */
export interface PageInput {
  readonly platform: string
  readonly clientKey: string
  readonly tag: string
  /** The address of the same element on a plain page. */
  readonly plain: string
}

const hostileCss = readFileSync(
  join(import.meta.dirname, '../../../sites/shared/hostile.css'),
  'utf8',
)

/** The content of tags that need one. */
const texts: Readonly<Record<string, string>> = {
  'parapet-quote-button': 'Get a quote',
  'parapet-sign-in-button': 'Log in',
  'parapet-incident-banner': 'Emails are late today.',
}

/** Elements that show an account. */
const accountTags = [
  'parapet-account-form',
  'parapet-product-selector',
  'parapet-quote-cart',
  'parapet-risk-factors',
  'parapet-security-questions',
]

const quoteTags = ['parapet-quote-review', 'parapet-surplus-attestation']

const markup = ({ tag, platform, clientKey }: PageInput): string =>
  [
    `<${tag} api-base="${platform}" client-key="${clientKey}" region="us"`,
    tag === 'parapet-payment-page' ? ' policy-id="example"' : '',
    accountTags.includes(tag) ? ' account-id="example"' : '',
    quoteTags.includes(tag) ? ' quote-id="example"' : '',
    tag === 'parapet-security-code' ? ' workflow-id="example"' : '',
    `>${texts[tag] ?? ''}</${tag}>`,
  ].join('')

const page = (head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Matrix</title>
<link rel="icon" href="/mark.svg" />
<script type="module" src="/check.js"></script>
${head}
</head>
<body>
${body}
</body>
</html>
`

const loaderOf = (widgets: string): string =>
  [
    `<link rel="stylesheet" href="${widgets}/parapet.css" />`,
    `<script type="module" async src="${widgets}/loader.js" crossorigin></script>`,
  ].join('\n')

const loader = ({ platform }: PageInput): string => loaderOf(`${platform}/widgets/v0`)

const inShadow = (mode: 'open' | 'closed') => (input: PageInput) =>
  page(
    loader(input),
    `<div id="root"></div><template id="inside">${markup(input)}</template>
<script type="module">
import { observe } from '${input.platform}/widgets/v0/loader.js'
const root = document.querySelector('#root').attachShadow({ mode: '${mode}' })
root.append(document.querySelector('#inside').content.cloneNode(true))
observe(root)
globalThis.matrixRoot = root
</script>`,
  )

/** The HTML of each page for an element, by name. */
export const pages: Readonly<Record<string, (input: PageInput) => string>> = {
  plain: (input) => page(loader(input), `<main>${markup(input)}</main>`),
  hostile: (input) =>
    page(`${loader(input)}\n<style>${hostileCss}</style>`, `<main>${markup(input)}</main>`),
  'shadow-open': inShadow('open'),
  'shadow-closed': inShadow('closed'),
  dialog: (input) =>
    page(
      loader(input),
      `<dialog id="dialog">${markup(input)}</dialog>
<script type="module">document.querySelector('#dialog').showModal()</script>`,
    ),
  iframe: ({ plain }) =>
    `<!doctype html><title>Frame</title><iframe src="${plain}" width="900" height="700"></iframe>`,
  // The same code as another version: other bytes at another address.
  'two-versions': (input) =>
    page(`${loader(input)}\n${loaderOf('/other-version')}`, `<main>${markup(input)}</main>`),
}
