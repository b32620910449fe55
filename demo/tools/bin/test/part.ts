/** The result of a part: how many checks passed and failed. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** The name and message of each failure. */
  readonly failures?: readonly string[]
}

/** Runs a tool for a part. Its output is the part's, and it ends with the part. */
export type RunTool = (
  name: string,
  words: readonly string[],
  env?: Readonly<Record<string, string>>,
) => Promise<number>

/** Parts of one lane run sequentially; lanes run in parallel. */
export const lanes = ['code', 'browsers'] as const
export type Lane = (typeof lanes)[number]

/** One part of `npm test`, which can run alone: `npm test -- unit`. */
export interface Part {
  readonly name: string
  readonly lane: Lane
  /** Required Debian packages; see `system.ts`. */
  readonly needs: readonly SystemNeed[]
  /** Whether it needs the built files. */
  readonly needsBuild: boolean
  /** The timeout, after which a part is ended and fails. */
  readonly minutes: number
  run(tool: RunTool): Promise<Tally>
}

export type SystemNeed = 'browsers' | 'postgresql'

/** A check that passes or fails as a whole. */
export const oneCheck = async (
  tool: RunTool,
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> =>
  (await tool(name, words, env)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})
