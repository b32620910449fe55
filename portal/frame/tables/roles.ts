/**
 * On a narrow screen rows are laid out as cards, and browsers take the table's roles from elements
 * that are no longer displayed as a table. Said in so many words, they stay.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
