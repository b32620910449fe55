const plainNumber = /^-?\d+(\.\d+)?$/

/** A text that begins with one of these signs is a formula to spreadsheets. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const cell = (text: string): string => {
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a CSV file (RFC 4180) whose texts spreadsheets do not evaluate. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const csvStart = '\uFEFF'
