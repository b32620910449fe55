import { expect, test } from 'vitest'
import { prerenderedDocument } from './prerendered-document.ts'

const index = `<!doctype html>
<html lang="en-US">
  <head>
    <title>Parapet</title>
    <script type="module" src="/assets/portal.js"></script>
    <link rel="stylesheet" href="/assets/portal.css">
  </head>
  <body>
    <div id="portal"></div>
  </body>
</html>`

const parts = {
  html: '<form>$& $1</form>',
  title: 'Log in & go',
  locale: 'en-GB',
  css: 'body { margin: 0 }',
  viewCss: 'form { color: red }',
  scripts: ['/assets/sign-in.js'],
}

test('replaces the script’s root by the unchanged view, and waits for no style sheet', () => {
  const text = prerenderedDocument(index, parts)
  expect(text).toContain('<html lang="en-GB">')
  expect(text).toContain('<title>Log in &amp; go</title>')
  expect(text).toContain('<style>body { margin: 0 }</style>')
  expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/sign-in.js">')
  expect(text).not.toContain('rel="stylesheet"')
  expect(text).toContain('<link rel="expect" href="#portal" blocking="render">')
  expect(text).toMatch(
    /<div id="drawn-page"><style>form \{ color: red \}<\/style><form>\$& \$1<\/form><\/div>\s+<div id="portal">/,
  )
})

test('an unexpected built page fails the build', () => {
  expect(() => prerenderedDocument('<html lang="en-US">', parts)).toThrow('The built page has no')
})
