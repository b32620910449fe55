/** A block of code in a text. */
export interface Snippet {
  readonly language: string
  readonly text: string
}

const fence = /^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm

/** The blocks of code of a Markdown text, in order. */
export const snippetsIn = (markdown: string): readonly Snippet[] =>
  Array.from(markdown.matchAll(fence), ([, language = '', text = '']) => ({ language, text }))
