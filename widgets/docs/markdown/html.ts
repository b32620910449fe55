import { escape } from '../escape.ts'
import { blocksOf, type Block } from './blocks.ts'
import { inlinesOf, plainText, type Inline } from './inline.ts'

/** The anchor of a heading: its words. */
export const anchorOf = (heading: string): string =>
  plainText(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Pages link to texts (`csp.md`) so that both forms of a page lead to each other. */
const pageOf = (href: string): string => href.replace(/^([\w-]+)\.md(?=#|$)/, '$1.html')

const inlineHtml = (piece: Inline): string => {
  switch (piece.kind) {
    case 'text':
      return escape(piece.text)
    case 'code':
      return `<code>${escape(piece.text)}</code>`
    case 'strong':
      return `<strong>${escape(piece.text)}</strong>`
    case 'link':
      return `<a href="${escape(pageOf(piece.href))}">${lineHtml(piece.text)}</a>`
    default:
      return piece satisfies never
  }
}

/** A line of text with its marks. */
export const lineHtml = (line: string): string => inlinesOf(line).map(inlineHtml).join('')

const headingHtml = (level: number, text: string): string => {
  if (level === 1) return `<h1>${lineHtml(text)}</h1>`
  const id = anchorOf(text)
  return `<h${level} id="${id}"><a class="anchor" href="#${id}">${lineHtml(text)}</a></h${level}>`
}

const codeHtml = (language: string, title: string, text: string): string => {
  const label = title || (language === 'txt' ? 'Text' : language.toUpperCase())
  return [
    `<figure class="code" data-language="${escape(language)}">`,
    `<figcaption>${escape(label)}<button type="button" class="copy" hidden>Copy</button></figcaption>`,
    `<pre tabindex="0" role="group" aria-label="${escape(label)}"><code>${escape(text)}</code></pre>`,
    '</figure>',
  ].join('')
}

const tableHtml = (
  label: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  [
    `<div class="scroll" tabindex="0" role="group" aria-label="${escape(label)}"><table><thead><tr>`,
    ...head.map((cell) => `<th scope="col">${lineHtml(cell)}</th>`),
    '</tr></thead><tbody>',
    ...rows.map(([first = '', ...rest]) =>
      [
        `<tr><th scope="row">${lineHtml(first)}</th>`,
        ...rest.map((cell) => `<td>${cell.split(' ⏎ ').map(lineHtml).join('<br>')}</td>`),
        '</tr>',
      ].join(''),
    ),
    '</tbody></table></div>',
  ].join('')

const blockHtml = (block: Block, section: string): string => {
  switch (block.kind) {
    case 'heading':
      return headingHtml(block.level, block.text)
    case 'paragraph':
      return `<p>${lineHtml(block.text)}</p>`
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul'
      return `<${tag}>${block.items.map((each) => `<li>${lineHtml(each)}</li>`).join('')}</${tag}>`
    }
    case 'code':
      return codeHtml(block.language, block.title, block.text)
    case 'table':
      return tableHtml(`Table: ${section}`, block.head, block.rows)
    default:
      return block satisfies never
  }
}

/** A text as HTML. */
export const htmlOf = (source: string): string => {
  let section = ''
  return blocksOf(source)
    .map((block) => {
      if (block.kind === 'heading') section = plainText(block.text)
      return blockHtml(block, section)
    })
    .join('\n')
}
