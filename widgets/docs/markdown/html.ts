import { Parser, Renderer, type Tokens } from 'marked'
import { escape } from '../escape.ts'
import { anchorOf, blocksOf, fenceOf, plainText } from './read.ts'

/** Pages link to Markdown files (`csp.md`), which become links to HTML pages here. */
const pageOf = (href: string): string => href.replace(/^([\w-]+)\.md(?=#|$)/, '$1.html')

/** Adds anchors, labels and scroll containers to the library's HTML. */
class PageRenderer extends Renderer {
  #section = ''

  override html({ raw }: Tokens.HTML | Tokens.Tag): string {
    throw new Error(`A page has no HTML of its own, but: ${raw}`)
  }

  override heading({ depth, text, tokens }: Tokens.Heading): string {
    this.#section = plainText(text)
    const line = this.parser.parseInline(tokens)
    if (depth === 1) return `<h1>${line}</h1>\n`
    const id = anchorOf(text)
    return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${line}</a></h${depth}>\n`
  }

  override link(token: Tokens.Link): string {
    return super.link({ ...token, href: pageOf(token.href) })
  }

  override code(token: Tokens.Code): string {
    const { language, title } = fenceOf(token)
    const label = escape(title || (language === 'txt' ? 'Text' : language.toUpperCase()))
    return [
      `<figure class="code" data-language="${escape(language)}">`,
      `<figcaption>${label}<button type="button" class="copy" hidden>Copy</button></figcaption>`,
      `<pre tabindex="0" role="group" aria-label="${label}"><code>${escape(token.text)}</code></pre>`,
      '</figure>\n',
    ].join('')
  }

  override table({ header, rows }: Tokens.Table): string {
    const line = ({ tokens }: Tokens.TableCell): string =>
      this.parser.parseInline(tokens).replaceAll(' ⏎ ', '<br>')
    const body = rows.map(([first, ...rest]) =>
      [
        `<tr><th scope="row">${first ? line(first) : ''}</th>`,
        ...rest.map((cell) => `<td>${line(cell)}</td>`),
        '</tr>',
      ].join(''),
    )
    return [
      `<div class="scroll" tabindex="0" role="group" aria-label="Table: ${escape(this.#section)}">`,
      '<table><thead><tr>',
      ...header.map((cell) => `<th scope="col">${line(cell)}</th>`),
      `</tr></thead><tbody>${body.join('')}</tbody></table></div>\n`,
    ].join('')
  }
}

/** Converts Markdown to HTML. Throws on raw HTML: tags must be written as code. */
export const htmlOf = (source: string): string =>
  Parser.parse([...blocksOf(source)], { renderer: new PageRenderer() }).trimEnd()
