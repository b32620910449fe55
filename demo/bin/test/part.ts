/** What a part found: how many checks held and how many did not. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** What did not hold: the name of each test, and what it said. */
  readonly failures?: readonly string[]
}

/** Runs a tool for a part; what it says goes to the part's output, and the part's end is its end. */
export type RunTool = (
  name: string,
  words: readonly string[],
  env?: Readonly<Record<string, string>>,
) => Promise<number>

/** Parts of one lane run one after the other; lanes run side by side. */
export const lanes = ['code', 'browsers'] as const
export type Lane = (typeof lanes)[number]

/** One part of `npm test`, runnable alone: `npm test -- unit`. */
export interface Part {
  readonly name: string
  readonly lane: Lane
  /** Debian packages that must be there; see `system.ts`. */
  readonly needs: readonly SystemNeed[]
  /** Whether the built files are looked at. */
  readonly needsBuild: boolean
  /** A part that takes longer is ended and counts as failed. */
  readonly minutes: number
  run(tool: RunTool): Promise<Tally>
}

export type SystemNeed = 'browsers' | 'postgresql'

/** A check that either holds or does not. */
export const oneCheck = async (
  tool: RunTool,
  name: string,
  words: readonly string[],
): Promise<Tally> =>
  (await tool(name, words)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})
