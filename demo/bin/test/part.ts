import { command } from '../command.ts'

/** What a part found: how many checks held and how many did not. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

/** One part of `npm test`, runnable alone: `npm test -- unit`. */
export interface Part {
  readonly name: string
  /** Debian packages that must be there; see `system.ts`. */
  readonly needs: readonly SystemNeed[]
  /** Whether the built files are looked at. */
  readonly needsBuild: boolean
  run(): Promise<Tally>
}

export type SystemNeed = 'browsers' | 'postgresql'

/** A check that either holds or does not. */
export const oneCheck = async (name: string, words: readonly string[]): Promise<Tally> =>
  (await command(name, words)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})
