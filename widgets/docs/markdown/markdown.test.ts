import { describe, expect, test } from 'vitest'
import { htmlOf } from './html.ts'

describe('Markdown', () => {
  test('adds anchors, labels and scrollable tables', () => {
    const html = htmlOf(
      [
        '## A title: `code`',
        '```html page.html',
        '<b># no heading</b>',
        '```',
        '| A | B |',
        '| --- | --- |',
        String.raw`| x | ${'`a \\| b`'} one ⏎ two |`,
      ].join('\n'),
    )
    expect(html).toContain('<h2 id="a-title-code">')
    expect(html).toContain('aria-label="page.html"><code>&#60;b&#62;# no heading&#60;/b&#62;<')
    expect(html).toContain('aria-label="Table: A title: code"')
    expect(html).toContain('<th scope="row">x</th><td><code>a | b</code> one<br>two</td>')
  })

  test('converts links between pages', () => {
    const html = htmlOf('[the **policy**](csp.md#frames) and [that](https://a.example/x.md)')
    expect(html).toContain('<a href="csp.html#frames">the <strong>policy</strong></a>')
    expect(html).toContain('<a href="https://a.example/x.md">that</a>')
  })

  test.each(['<div>', 'a <script> within', '- <img src="x">', '| a |\n| --- |\n| <b>x</b> |'])(
    'rejects raw HTML: %j',
    (text) => expect(() => htmlOf(text)).toThrow('no HTML'),
  )
})
