import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const partMark = '.part-'
const formerMark = '.former'

/** The temporary folder that a build writes into. */
export interface Output {
  readonly part: string
  /** Replaces the previous output. */
  publish(): void
  discard(): void
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/**
 * Cleans up after a killed build in `folder`: restores the previous output if the new one was not
 * yet in place.
 */
export const recoverOutput = (folder: string, name: string): void => {
  const former = join(folder, `.${name}${formerMark}`)
  if (existsSync(former)) {
    if (existsSync(join(folder, name))) remove(former)
    else renameSync(former, join(folder, name))
  }
  const parts = readdirSync(folder).filter((each) => each.startsWith(`.${name}${partMark}`))
  for (const part of parts) remove(join(folder, part))
}

/**
 * Creates the folder for a new build of `name`. With `addsToFormer` it starts as a copy of the
 * previous output, because open pages load files of earlier builds.
 */
export const createOutput = (folder: string, name: string, addsToFormer: boolean): Output => {
  const target = join(folder, name)
  // Tools of a killed build may still write into its folder.
  const part = join(folder, `.${name}${partMark}${process.pid}`)
  const former = join(folder, `.${name}${formerMark}`)
  remove(part)
  if (addsToFormer && existsSync(target)) {
    const mode = constants.COPYFILE_FICLONE
    cpSync(target, part, { recursive: true, preserveTimestamps: true, mode })
  } else mkdirSync(part, { recursive: true })
  return {
    part,
    publish() {
      // Consecutive renames, so that the folder is missing for microseconds only.
      if (existsSync(target)) renameSync(target, former)
      renameSync(part, target)
      remove(former)
    },
    discard: () => remove(part),
  }
}
