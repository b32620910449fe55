import * as z from 'zod/mini'
import type { Clock } from '../../foundation/clock/clock.ts'
import type { Host, Stop } from '../../foundation/host/host.ts'
import { endOf, readTokens, sessionIdOf, type SessionTokens } from './read-token.ts'

/** Handles the messages of other tabs. */
export interface PeerListener {
  /** Tokens for a tab that asks for this session, or for any. */
  offer(sessionId: string | undefined): SessionTokens | undefined
  /**
   * Like `offer` for any session, after expired tokens are replaced, for a tab that just opened.
   */
  offerToNew(): Promise<SessionTokens | undefined>
  /** Another tab has new tokens. */
  renewed(sessionTokens: SessionTokens, replaces: string | undefined): void
  /**
   * Another tab could not renew that session; its token expired at `end`, milliseconds since 1970.
   */
  expired(sessionId: string, end: number): void
  signedOut(sessionId: string): void
}

/** The other tabs of this origin. */
export interface Peers {
  /**
   * Asks the others for that session, or for any own session of theirs. Returns the first answer
   * that `fits`; undefined if no tab is open, all have answered, or the timeout has passed.
   */
  ask(
    sessionId: string | undefined,
    fits: (sessionTokens: SessionTokens) => boolean,
  ): Promise<SessionTokens | undefined>
  /** Asks as a tab that just opened: for any session, with a longer timeout. */
  askAsNew(): Promise<SessionTokens | undefined>
  /** Announces the sessions of this tab: its own, and the delegated one. */
  announceSessions(as: {
    readonly own: string | undefined
    readonly delegated: string | undefined
  }): void
  announceTokens(sessionTokens: SessionTokens, replaces?: string): void
  /** Notifies the others that the session could not be renewed, so that they do not try. */
  announceExpiry(sessionTokens: SessionTokens): void
  announceSignOut(sessionId: string): void
  stop: Stop
}

const tokensOf = z.object({
  accessToken: z.string(),
  refreshToken: z.optional(z.string()),
  /** The server's time as the sender knows it; a tab that just woke or opened may not know it. */
  serverNow: z.optional(z.number()),
})

const message = z.union([
  /** Asks for a session: of that id, or any if the asking tab is new. */
  z.object({
    type: z.literal('ask'),
    from: z.string(),
    sessionId: z.optional(z.string()),
    /** Sent by a tab that just opened: an answer may wait until expired tokens are replaced. */
    isNew: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('have'), to: z.string(), tokens: tokensOf }),
  z.object({ type: z.literal('have-none'), to: z.string() }),
  /** New tokens of a session; `replaces` is the id of the ended session that was signed in to again. */
  z.object({ type: z.literal('tokens'), tokens: tokensOf, replaces: z.optional(z.string()) }),
  /** The session of that id has ended with a token that expired then. */
  z.object({ type: z.literal('ran-out'), sessionId: z.string(), end: z.number() }),
  z.object({ type: z.literal('sign-out'), sessionId: z.string() }),
])
type Message = z.output<typeof message>

/** Milliseconds that a tab waits for answers if it cannot tell whether others are open. */
const blindTimeout = 150

/**
 * Milliseconds that it waits for all other tabs, because one may be busy or about to close. A new
 * tab waits longest, because otherwise it asks its user to sign in; a tab that has just signed in
 * is busy rendering the first screen and answers after that.
 */
const timeout = { isNew: 10_000, any: 4_000, own: 800 } as const
type AskerKind = keyof typeof timeout

/** Milliseconds after which a waiting tab asks the remaining tabs again. */
const askAgainInterval = 1_000

/** The lock names by which a tab announces its own session and its delegated one. */
const nameOf = {
  own: (id: string) => `parapet-tab own ${id}`,
  delegated: (id: string) => `parapet-tab delegated ${id}`,
} as const

/** Whether a tab with that name can answer: it has that session, or any session of its own. */
const isAsked = (name: string, sessionId: string | undefined): boolean =>
  sessionId === undefined
    ? name.startsWith(nameOf.own(''))
    : name === nameOf.own(sessionId) || name === nameOf.delegated(sessionId)

export const createPeers = (
  host: Pick<Host, 'channel' | 'randomId' | 'present' | 'presences'>,
  clock: Clock,
  listener: PeerListener,
): Peers => {
  const me = host.randomId()
  const channel = host.channel('parapet-session')
  const questions = new Map<string, (answer: SessionTokens | undefined) => void>()
  let asked = 0
  const shown = new Map<string, Stop>()
  let hasStopped = false

  const announcedAs = (sessionId: string | undefined): readonly string[] =>
    [...shown.keys()].filter((name) => isAsked(name, sessionId))

  const wire = ({ accessToken, refreshToken }: SessionTokens) => ({
    accessToken,
    ...(refreshToken === undefined ? {} : { refreshToken }),
    ...(clock.isSynchronised() ? { serverNow: clock.now() } : {}),
  })

  const receive = ({
    serverNow,
    ...tokens
  }: z.output<typeof tokensOf>): SessionTokens | undefined => {
    if (serverNow !== undefined && !clock.isSynchronised()) clock.synchronise(serverNow)
    return readTokens(tokens)
  }

  const answer = (
    to: string,
    sessionId: string | undefined,
    sessionTokens: SessionTokens | undefined,
  ): void => {
    if (hasStopped) return
    if (sessionTokens !== undefined) channel.post({ type: 'have', to, tokens: wire(sessionTokens) })
    // Only announced tabs answer that they have nothing.
    else if (announcedAs(sessionId).length > 0) channel.post({ type: 'have-none', to })
  }

  const handlers: {
    [Type in Message['type']]: (received: Extract<Message, { type: Type }>) => void
  } = {
    ask({ from, sessionId, isNew }) {
      if (isNew === true)
        void listener.offerToNew().then((sessionTokens) => answer(from, sessionId, sessionTokens))
      else answer(from, sessionId, listener.offer(sessionId))
    },
    have({ to, tokens }) {
      const answer = questions.get(to)
      if (answer !== undefined) answer(receive(tokens))
    },
    'have-none': ({ to }) => questions.get(to)?.(undefined),
    tokens({ tokens, replaces }) {
      const sessionTokens = receive(tokens)
      if (sessionTokens !== undefined) listener.renewed(sessionTokens, replaces)
    },
    'ran-out': ({ sessionId, end }) => listener.expired(sessionId, end),
    'sign-out': ({ sessionId }) => listener.signedOut(sessionId),
  }

  const dispatch = (received: Message): void => {
    const act: (received: never) => void = handlers[received.type]
    act(received as never)
  }

  const stop = channel.listen((raw) => {
    const parsed = message.safeParse(raw)
    if (parsed.success) dispatch(parsed.data)
  })

  /** How many other tabs could answer; undefined if the browser cannot tell. */
  const othersWith = async (sessionId: string | undefined): Promise<number | undefined> => {
    const names = await host.presences()
    const all = names?.filter((name) => isAsked(name, sessionId))
    return all && all.length - announcedAs(sessionId).length
  }

  const ask = (
    asking: AskerKind,
    sessionId: string | undefined,
    fits: (sessionTokens: SessionTokens) => boolean,
    others: number | undefined,
  ): Promise<SessionTokens | undefined> =>
    new Promise((resolve) => {
      const end = clock.monotonic() + (others === undefined ? blindTimeout : timeout[asking])
      const rounds: string[] = []
      let isOpen = true
      let stopTimer: Stop = () => {}
      const finish = (sessionTokens: SessionTokens | undefined): void => {
        isOpen = false
        for (const round of rounds) questions.delete(round)
        stopTimer()
        resolve(sessionTokens)
      }
      /** Asks in rounds: a browser may lose a message, and closed tabs are no longer waited for. */
      const askOnce = (present: number | undefined): void => {
        const id = `${me} ${String((asked += 1))}`
        let silent = present ?? Infinity
        rounds.push(id)
        questions.set(id, (sessionTokens) => {
          silent -= 1
          const isMeant =
            sessionId === undefined || (sessionTokens && sessionIdOf(sessionTokens) === sessionId)
          if (sessionTokens !== undefined && isMeant && fits(sessionTokens)) finish(sessionTokens)
          else if (silent <= 0 && id === rounds.at(-1)) finish(undefined)
        })
        const left = end - clock.monotonic()
        stopTimer = clock.after(Math.min(left, askAgainInterval), () => {
          if (left <= askAgainInterval) return finish(undefined)
          void othersWith(sessionId).then((now) => {
            if (!isOpen) return
            if (now === 0) finish(undefined)
            else askOnce(now)
          })
        })
        channel.post({
          type: 'ask',
          from: id,
          ...(sessionId === undefined ? {} : { sessionId }),
          ...(asking === 'isNew' ? { isNew: true } : {}),
        })
      }
      askOnce(others)
    })

  const askOthers = async (
    asking: AskerKind,
    sessionId: string | undefined,
    fits: (sessionTokens: SessionTokens) => boolean,
  ): Promise<SessionTokens | undefined> => {
    const others = await othersWith(sessionId)
    return others !== undefined && others <= 0 ? undefined : ask(asking, sessionId, fits, others)
  }

  return {
    ask: (sessionId, fits) => askOthers(sessionId === undefined ? 'any' : 'own', sessionId, fits),
    askAsNew: () => askOthers('isNew', undefined, () => true),
    announceSessions({ own, delegated }) {
      const names = new Set([
        ...(own === undefined ? [] : [nameOf.own(own)]),
        ...(delegated === undefined ? [] : [nameOf.delegated(delegated)]),
      ])
      for (const [name, leave] of shown) {
        if (names.has(name)) continue
        shown.delete(name)
        leave()
      }
      for (const name of names) if (!shown.has(name)) shown.set(name, host.present(name))
    },
    announceTokens: (sessionTokens, replaces) =>
      channel.post({
        type: 'tokens',
        tokens: wire(sessionTokens),
        ...(replaces === undefined ? {} : { replaces }),
      }),
    announceExpiry(sessionTokens) {
      const sessionId = sessionIdOf(sessionTokens)
      if (sessionId !== undefined)
        channel.post({ type: 'ran-out', sessionId, end: endOf(sessionTokens) })
    },
    announceSignOut: (sessionId) => channel.post({ type: 'sign-out', sessionId }),
    stop() {
      hasStopped = true
      stop()
      channel.close()
      for (const leave of shown.values()) leave()
      shown.clear()
    },
  }
}
