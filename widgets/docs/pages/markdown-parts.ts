/** Inline code. */
export const code = (text: string): string => `\`${text}\``

/** Escapes the bar, which would end the cell. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

/** A table; empty without rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

export const list = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n')

/** A section; empty without a body. */
export const section = (title: string, body: string): string => body && `## ${title}\n\n${body}`
