import { escape } from './escape.ts'
import { htmlOf } from './markdown/html.ts'
import { anchorOf, blocksOf, plainText } from './markdown/read.ts'
import { liveSection } from './live-section.ts'
import type { DocsPage } from './docs-page.ts'
import { trustedTypesPolicies } from './policy.ts'

const groups = ['Guides', 'Elements', 'More'] as const satisfies readonly DocsPage['group'][]

/**
 * Live examples need the policy of the elements. Only the platform knows the payment frame’s host.
 */
const policyOf = ({ tag }: DocsPage): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `connect-src 'self'`,
    `img-src 'self' data:`,
    tag === 'parapet-payment-page' ? 'frame-src http: https:' : `frame-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${trustedTypesPolicies.join(' ')}`,
  ].join('; ')

const entry = (page: DocsPage, here: DocsPage): string =>
  `<li><a href="${page.path === 'index' ? './' : `${page.path}.html`}"${
    page.path === here.path ? ' aria-current="page"' : ''
  }>${escape(page.tag ?? (page.path === 'index' ? 'Overview' : page.title))}</a></li>`

const navigation = (pages: readonly DocsPage[], here: DocsPage): string =>
  groups
    .map(
      (group) =>
        `<h2>${group}</h2><ul>${pages
          .filter((page) => page.group === group)
          .map((page) => entry(page, here))
          .join('')}</ul>`,
    )
    .join('')

const contents = ({ markdown, tag }: DocsPage): string => {
  const sections = blocksOf(markdown).flatMap((block) =>
    block.type === 'heading' && block.depth === 2
      ? [`<li><a href="#${anchorOf(block.text)}">${escape(plainText(block.text))}</a></li>`]
      : [],
  )
  if (sections.length < 2) return ''
  const live = tag ? '<li><a href="#live">Live example</a></li>' : ''
  return `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${live}${sections.join('')}</ul></nav>`
}

const beside = (pages: readonly DocsPage[], here: DocsPage): string => {
  const at = pages.indexOf(here)
  const link = (page: DocsPage | undefined, rel: 'prev' | 'next'): string =>
    page
      ? `<a rel="${rel}" href="${page.path}.html"><small>${rel === 'prev' ? 'Previous' : 'Next'}</small>${escape(page.title)}</a>`
      : ''
  return `<nav class="beside" aria-label="Previous and next page">${link(pages[at - 1], 'prev')}${link(pages[at + 1], 'next')}</nav>`
}

/** A page's text, with the live example after the first paragraph. */
const body = (page: DocsPage): string => {
  const html = htmlOf(page.markdown)
  const live = liveSection(page)
  return live ? html.replace('\n<h2', () => `\n${live}\n<h2`) : html
}

/** A complete page. Its script only adds search, copy buttons and the live example. */
export const frame = (page: DocsPage, pages: readonly DocsPage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policyOf(page)}">
<meta name="description" content="${escape(plainText(page.summary))}">
<title>${escape(page.path === 'index' ? page.title : `${page.title} · Parapet elements`)}</title>
<link rel="stylesheet" href="docs.css">
${page.tag ? '<link rel="stylesheet" href="../v0/parapet.css">\n' : ''}<link rel="alternate" type="text/markdown" href="${page.path}.md">
<script type="module" src="docs.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="home" href="./">Parapet elements</a>
<search hidden>
<label for="query">Search</label>
<input id="query" type="search" placeholder="Search  /" autocomplete="off" spellcheck="false">
<p id="found" role="status"></p>
<ol id="results" aria-label="Results"></ol>
</search>
</header>
<div class="columns">
<nav class="pages" aria-label="Pages"><details><summary>Pages</summary>${navigation(pages, page)}</details></nav>
<main id="content" tabindex="-1">
${body(page)}
${beside(pages, page)}
</main>
${contents(page)}
</div>
</body>
</html>
`
