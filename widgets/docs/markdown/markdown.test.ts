import { describe, expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'
import { htmlOf } from './html.ts'

describe('a text', () => {
  test('becomes headings, paragraphs, lists, code and tables', () => {
    const html = htmlOf(
      [
        '## A *title*: `code`',
        'One line',
        'and its end.',
        '- first',
        '  goes on',
        '- second',
        '1. one',
        '```html page.html',
        '<b># no heading</b>',
        '```',
        '| A | B |',
        '| --- | --- |',
        String.raw`| x | ${'`a \\| b`'} |`,
      ].join('\n'),
    )
    expect(html).toContain('<h2 id="a-title-code">')
    expect(html).toContain('<p>One line and its end.</p>')
    expect(html).toContain('<ul><li>first goes on</li><li>second</li></ul>')
    expect(html).toContain('<ol><li>one</li></ol>')
    expect(html).toContain('&#60;b&#62;# no heading&#60;/b&#62;')
    expect(html).toContain('<td><code>a | b</code></td>')
  })

  test('is text, never markup, and leads from page to page', () => {
    const html = htmlOf(
      'A & `<script>` in [the **policy**](csp.md#frames) and [that](https://a.example/x.md)',
    )
    expect(html).toBe(
      '<p>A &#38; <code>&#60;script&#62;</code> in <a href="csp.html#frames">the <strong>policy</strong></a> and <a href="https://a.example/x.md">that</a></p>',
    )
  })

  test.each([
    '> quoted',
    '#### deep',
    '- a\n  - nested',
    '<div>',
    '![picture](a.png)',
    '```js\nnever ends',
  ])('with %j does not build', (text) => {
    expect(() => blocksOf(text)).toThrow(/not support|no end/)
  })
})
