/** Code within a line of a page's text. */
export const code = (text: string): string => `\`${text}\``

/** A bar ends a cell: within one it is written `\|`. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

/** A table; nothing where it has no rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

export const list = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n')

/** A section; nothing where it has no body. */
export const section = (title: string, body: string): string => body && `## ${title}\n\n${body}`
