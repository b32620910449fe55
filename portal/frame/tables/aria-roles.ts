/** Browsers drop implicit table roles when rows are displayed as cards; explicit roles stay. */
export const ariaRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
