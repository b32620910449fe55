import { FileFailure, fullDiskLine } from './file-failure.ts'

/** Primary result codes of SQLite (sqlite.org/rescode.html). */
const codes = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notDatabase: 26,
} as const

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : 0

/** Whether another process has locked the file. */
export const isLocked = (error: unknown): boolean => codeOf(error) === codes.busy

/**
 * Converts an error of SQLite about a file to one line, with `remedy` for a damaged file. Other
 * errors are unchanged.
 */
export const sqliteFailure = (error: unknown, file: string, remedy: string): unknown => {
  const lines: Readonly<Record<number, string>> = {
    [codes.full]: fullDiskLine(file),
    [codes.ioError]: `The disk can't read or write ${file}. Check the disk and its free space, then start again.`,
    [codes.readOnly]: `This user may not write to ${file}. Change its permissions, or set DATA_DIR to another folder.`,
    [codes.cannotOpen]: `${file} can't be opened. Check that it is a file which this user may write, or set DATA_DIR to another folder.`,
    [codes.corrupt]: `${file} is damaged. ${remedy}`,
    [codes.notDatabase]: `${file} is damaged. ${remedy}`,
  }
  const line = lines[codeOf(error)]
  return line === undefined ? error : new FileFailure(line, { cause: error })
}
