import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const partMark = '.part-'
const formerMark = '.former'

/** The folder that a build writes into, beside the one that is in use. */
export interface Output {
  readonly part: string
  /** Puts it in the place of the former one. */
  publish(): void
  discard(): void
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/**
 * Completes or undoes what a killed build left in `folder`: the former output comes back if the new
 * one was not yet in its place.
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
 * Makes the folder for a new build of `name`. With `addsToFormer` it begins as a copy of the former
 * one: pages that are open load files of earlier builds.
 */
export const createOutput = (folder: string, name: string, addsToFormer: boolean): Output => {
  const place = join(folder, name)
  // Tools of a killed build may still write into their own part.
  const part = join(folder, `.${name}${partMark}${process.pid}`)
  const former = join(folder, `.${name}${formerMark}`)
  remove(part)
  if (addsToFormer && existsSync(place)) {
    const mode = constants.COPYFILE_FICLONE
    cpSync(place, part, { recursive: true, preserveTimestamps: true, mode })
  } else mkdirSync(part, { recursive: true })
  return {
    part,
    publish() {
      // One right after the other: a server finds no folder for some microseconds only.
      if (existsSync(place)) renameSync(place, former)
      renameSync(part, place)
      remove(former)
    },
    discard: () => remove(part),
  }
}
