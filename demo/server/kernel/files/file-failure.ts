import { dirname } from 'node:path'

/** A file or folder that can't be used; the message is the one line for the operator. */
export class FileFailure extends Error {}

/** Codes of the system and of SQLite for a full disk, a quota and a limit of one file's size. */
const fullCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const another = 'or set DATA_DIR to another folder.'

/** The problem with a path by the system's code, with its remedy. */
const reasons: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) => `This user may not write to ${path}. Change its permissions, ${another}`,
  EPERM: (path) => `This user may not write to ${path}. Change its permissions, ${another}`,
  EROFS: (path) => `${path} is on a read-only disk. Make it writable, ${another}`,
  EEXIST: (path) => `${path} is not a folder. Move it away, ${another}`,
  ENOTDIR: (path) => `${dirname(path)} is not a folder. Move it away, ${another}`,
  EISDIR: (path) => `${path} is a folder instead of a file. Move it away, ${another}`,
  EIO: (path) => `The disk can't read or write ${path}. Check the disk, ${another}`,
}

/** The line for a full disk. */
export const fullDiskLine = (path: string): string =>
  `The disk of ${path} is full. Free some space, then start again.`

/** Whether a system error means that the disk is full. */
export const isDiskFull = (code: unknown): boolean =>
  typeof code === 'string' && fullCodes.has(code)

/** Converts an error of the system about a path to one line. Other errors are unchanged. */
export const fileFailure = (error: unknown, path: string): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (error instanceof FileFailure || typeof code !== 'string') return error
  if (isDiskFull(code)) return new FileFailure(fullDiskLine(path), { cause: error })
  const known = Object.hasOwn(reasons, code) ? reasons[code] : undefined
  const line = known?.(path) ?? `${path} can't be used (${code}). Check DATA_DIR.`
  return new FileFailure(line, { cause: error })
}
