/**
 * On a narrow screen rows are cards, and browsers drop the table roles of elements that are not
 * displayed as a table. Explicit roles stay.
 */
export const ariaRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
