import { lexer, Lexer, Parser, type MarkedToken, type Token, type Tokens } from 'marked'

const isBuiltIn = (token: Token): token is MarkedToken => 'raw' in token

/** The blocks of a page's text. */
export const blocksOf = (source: string): readonly MarkedToken[] => lexer(source).filter(isBuiltIn)

/** The plain text of a line without markup. */
export const plainText = (line: string): string => {
  const parser = new Parser()
  return parser.parseInline(Lexer.lexInline(line), parser.textRenderer)
}

/** The language of a code block, and its file name: the rest of the opening fence. */
export const fenceOf = ({
  lang = '',
}: Tokens.Code): { readonly language: string; readonly title: string } => {
  const [language = '', ...title] = lang.split(' ')
  return { language, title: title.join(' ') }
}

/** The anchor of a heading, from its words. */
export const anchorOf = (heading: string): string =>
  plainText(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
