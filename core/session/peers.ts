import * as z from 'zod/mini'
import type { Clock } from '../clock/clock.ts'
import type { Host } from '../platform/host.ts'
import { hold, sessionIdOf, type Held } from './read-token.ts'
import type { PeerListener, Peers } from './sharing.ts'

const tokensOf = z.object({ accessToken: z.string(), refreshToken: z.optional(z.string()) })

const message = z.discriminatedUnion('type', [
  /** Who has a session? Of that id, or of any when the asking tab is new. */
  z.object({ type: z.literal('ask'), from: z.string(), sessionId: z.optional(z.string()) }),
  z.object({ type: z.literal('have'), to: z.string(), tokens: tokensOf }),
  /** New tokens of a session; `replaces` names the one that ended and was signed into again. */
  z.object({ type: z.literal('tokens'), tokens: tokensOf, replaces: z.optional(z.string()) }),
  z.object({ type: z.literal('sign-out'), sessionId: z.string() }),
])
type Message = z.output<typeof message>

/** How long a tab waits for its peers: they answer within a few milliseconds, or they sleep. */
const patience = 150

const plain = ({ accessToken, refreshToken }: Held) =>
  refreshToken === undefined ? { accessToken } : { accessToken, refreshToken }

export const createPeers = (
  host: Pick<Host, 'channel' | 'randomId'>,
  clock: Clock,
  listener: PeerListener,
): Peers => {
  const me = host.randomId()
  const channel = host.channel('parapet-session')
  const waiting = new Set<(held: Held) => void>()

  const hear: { [Type in Message['type']]: (heard: Extract<Message, { type: Type }>) => void } = {
    ask({ from, sessionId }) {
      const held = listener.offer(sessionId)
      if (held !== undefined) channel.post({ type: 'have', to: from, tokens: plain(held) })
    },
    have({ to, tokens }) {
      const held = to === me ? hold(tokens) : undefined
      if (held !== undefined) for (const answer of waiting) answer(held)
    },
    tokens({ tokens, replaces }) {
      const held = hold(tokens)
      if (held !== undefined) listener.renewed(held, replaces)
    },
    'sign-out': ({ sessionId }) => listener.signedOut(sessionId),
  }

  const dispatch = (heard: Message): void => {
    const act: (heard: never) => void = hear[heard.type]
    act(heard as never)
  }

  const stop = channel.listen((raw) => {
    const parsed = message.safeParse(raw)
    if (parsed.success) dispatch(parsed.data)
  })

  return {
    ask(sessionId, fits) {
      return new Promise((resolve) => {
        const finish = (held: Held | undefined): void => {
          waiting.delete(answer)
          stopTimer()
          resolve(held)
        }
        const answer = (held: Held): void => {
          const isAskedFor = sessionId === undefined || sessionIdOf(held) === sessionId
          if (isAskedFor && fits(held)) finish(held)
        }
        const stopTimer = clock.after(patience, () => finish(undefined))
        waiting.add(answer)
        channel.post({ type: 'ask', from: me, ...(sessionId === undefined ? {} : { sessionId }) })
      })
    },
    tell: (held, replaces) =>
      channel.post({
        type: 'tokens',
        tokens: plain(held),
        ...(replaces === undefined ? {} : { replaces }),
      }),
    tellSignOut: (sessionId) => channel.post({ type: 'sign-out', sessionId }),
    stop() {
      stop()
      channel.close()
    },
  }
}
