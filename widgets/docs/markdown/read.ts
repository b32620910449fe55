import { lexer, Lexer, Parser, type MarkedToken, type Token, type Tokens } from 'marked'

const isBuiltIn = (token: Token): token is MarkedToken => 'raw' in token

/** The blocks of a page's text. */
export const blocksOf = (source: string): readonly MarkedToken[] => lexer(source).filter(isBuiltIn)

/** The words of a line without its marks. */
export const plainText = (line: string): string => {
  const parser = new Parser()
  return parser.parseInline(Lexer.lexInline(line), parser.textRenderer)
}

/** The language of a block of code, and the file that it belongs to: the rest of the opening fence. */
export const fenceOf = ({
  lang = '',
}: Tokens.Code): { readonly language: string; readonly title: string } => {
  const [language = '', ...title] = lang.split(' ')
  return { language, title: title.join(' ') }
}

/** The anchor of a heading: its words. */
export const anchorOf = (heading: string): string =>
  plainText(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
