import type { IconName } from '../icons/icons.ts'

/** Something the palette can do. */
export interface Command {
  readonly id: string
  readonly label: string
  /** A quieter second text. */
  readonly hint?: string
  readonly icon: IconName
  readonly perform: () => void
}

/** Commands under one heading. */
export interface CommandGroup {
  readonly id: string
  readonly label: string
  readonly commands: readonly Command[]
}

/** What a module gives the palette for what was typed; a hook. */
export type CommandSource = (typed: string) => {
  /** Offered when their words fit; groups of one id become one. */
  readonly groups?: readonly CommandGroup[]
  /** Records that were found by what was typed: shown as they are, after the commands. */
  readonly found?: readonly CommandGroup[]
  /** More may come. */
  readonly isSearching?: boolean
}

/** Groups of one id as one, in the order in which they first came. */
export const merged = (groups: readonly CommandGroup[]): readonly CommandGroup[] => {
  const byId = new Map<string, CommandGroup>()
  for (const group of groups) {
    const known = byId.get(group.id)
    byId.set(
      group.id,
      known ? { ...known, commands: [...known.commands, ...group.commands] } : group,
    )
  }
  return [...byId.values()]
}

const plain = (text: string): string => text.normalize('NFKD').toLowerCase()

/** How well words fit a label: each must start a word of it; fewer is better, undefined is not at all. */
const fitOf = (label: string, typed: string): number | undefined => {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const starts = plain(label).split(/[^\p{L}\p{N}]+/u)
  let fit = 0
  for (const word of words) {
    const place = starts.findIndex((start) => start.startsWith(word))
    if (place === -1) return undefined
    fit += place
  }
  return fit
}

/** The commands that what was typed means, the best first; groups without any are left out. */
export const matching = (groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] =>
  groups
    .map((group) => {
      const fits = group.commands.flatMap((command) => {
        const fit = fitOf(command.label, typed)
        return fit === undefined ? [] : [{ command, fit }]
      })
      return {
        ...group,
        commands: fits.sort((a, b) => a.fit - b.fit).map(({ command }) => command),
      }
    })
    .filter((group) => group.commands.length > 0)
