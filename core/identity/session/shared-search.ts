import type { SessionState } from './session-state.ts'

/**
 * Searches for a session once at a time: calls meanwhile share the result, unless the user has
 * signed in or out since.
 */
export const createSharedSearch = (
  state: Pick<SessionState, 'generation'>,
  find: (generation: number) => Promise<void>,
): (() => Promise<void>) => {
  let finding: { readonly generation: number; readonly done: Promise<void> } | undefined
  return () => {
    const generation = state.generation()
    if (finding?.generation === generation) return finding.done
    const work = async (): Promise<void> => {
      try {
        await find(generation)
      } finally {
        if (finding?.generation === generation) finding = undefined
      }
    }
    finding = { generation, done: work() }
    return finding.done
  }
}
