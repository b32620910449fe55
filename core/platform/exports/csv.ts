const plainNumber = /^-?\d+(\.\d+)?$/

/** A text that a spreadsheet would take for a formula is one that begins with such a sign. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const cell = (text: string): string => {
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a CSV file (RFC 4180), whose texts no spreadsheet calculates. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** Tells spreadsheets that the file is UTF-8. */
export const csvStart = '\uFEFF'
