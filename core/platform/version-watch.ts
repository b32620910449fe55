import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../api/api.ts'
import type { Flags } from '../flags/flags.ts'
import { getConsoleVersion } from '../session/endpoints.ts'
import type { Session } from '../session/session.ts'
import type { Host, Stop } from './host.ts'

/** What the last check found: the server is down, or it serves another client than this one. */
export type ServerState = 'current' | 'changed' | 'down'

export interface VersionWatch {
  readonly $server: ReadableAtom<ServerState>
  /** Asks now; also asked every minute while somebody is signed in (spec 1 §4). */
  check(): Promise<void>
  dispose(): void
}

/** Spec 1 §9. */
const interval = 60_000

const serverDown = 'SERVER_DOWN'

/** Watches which version of the client the server hands out; skipped behind the edge network. */
export const createVersionWatch = (input: {
  readonly api: Api
  readonly session: Session
  readonly flags: Flags
  readonly host: Pick<Host, 'alarm'>
}): VersionWatch => {
  const { api, session, flags, host } = input
  const $server = atom<ServerState>('current')
  let first: string | undefined
  let stopAlarm: Stop = () => {}

  const judge = (version: string): ServerState => {
    if (version === serverDown) return 'down'
    first ??= version
    return version === first ? 'current' : 'changed'
  }

  const check = async (): Promise<void> => {
    if (!session.$isAuthenticated.get() || flags.isOn('EDGE_NETWORK')) return
    // A check that fails says nothing: the calls of the screen tell for themselves.
    const answer = await api.call(getConsoleVersion).catch(() => undefined)
    if (answer !== undefined) $server.set(judge(answer.v))
  }

  const plan = (): void => {
    stopAlarm = host.alarm(interval, () => {
      void check()
      plan()
    })
  }
  plan()

  return { $server, check, dispose: () => stopAlarm() }
}
