import { foldText } from '#core/foundation/validation/fold-text.ts'
import type { IconName } from '../icons/icons.ts'

/** A command of the palette. */
export interface Command {
  readonly id: string
  readonly label: string
  /** A secondary text. */
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

/** A module's commands for the typed text; a hook. */
export type CommandSource = (typed: string) => {
  /** Offered when their words match; groups with the same id are merged. */
  readonly groups?: readonly CommandGroup[]
  /** Records found by the typed text, shown unfiltered after the commands. */
  readonly found?: readonly CommandGroup[]
  /** Whether more are loading. */
  readonly isSearching?: boolean
}

/** Merges groups with the same id, in order of first appearance. */
export const mergeGroups = (groups: readonly CommandGroup[]): readonly CommandGroup[] => {
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

/**
 * Ranks how well typed words match a label: each must start a word of it. Lower is better;
 * undefined means no match.
 */
const fitOf = (label: string, typed: string): number | undefined => {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  const starts = foldText(label).split(/[^\p{L}\p{N}]+/u)
  let fit = 0
  for (const word of words) {
    const index = starts.findIndex((start) => start.startsWith(word))
    if (index === -1) return undefined
    fit += index
  }
  return fit
}

/** The commands that match the typed text, best first, without empty groups. */
export const matchingGroups = (
  groups: readonly CommandGroup[],
  typed: string,
): readonly CommandGroup[] =>
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
