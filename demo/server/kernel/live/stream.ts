import type { LiveEvent } from '#core/platform/live/model.ts'
import type { SignedIn } from '../signed-in.ts'

/** Maximum bytes that wait for a client. A client above it is disconnected. */
const maxWaitingBytes = 65_536

const encoder = new TextEncoder()
const opening = encoder.encode(': open\n\n')
const beat = encoder.encode(':\n\n')

const encoded = (event: LiveEvent): Uint8Array =>
  encoder.encode(`data: ${JSON.stringify(event)}\n\n`)

/** One open stream. */
export interface Stream {
  readonly id: string
  /** Looked up again at intervals, because a role or a team may change. */
  viewer: SignedIn
  /** Finds the viewer again; undefined once the token or the session has ended. */
  readonly again: () => Promise<SignedIn | undefined>
  readonly body: ReadableStream<Uint8Array>
  send(event: LiveEvent): void
  /** Tells the client and any proxies that the stream is open. */
  beat(): void
  end(): void
}

/** Creates a stream. `onEnd` is called once, regardless of the side that ends it. */
export const createStream = (
  identity: Pick<Stream, 'id' | 'viewer' | 'again'>,
  onEnd: (stream: Stream) => void,
): Stream => {
  let isOpen = true
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const finish = (): void => {
    if (!isOpen) return
    isOpen = false
    onEnd(stream)
  }
  const end = (): void => {
    if (!isOpen) return
    finish()
    controller?.close()
  }
  const write = (bytes: Uint8Array): void => {
    if (!isOpen) return
    if ((controller?.desiredSize ?? 0) <= 0) end()
    else controller?.enqueue(bytes)
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
        opened.enqueue(opening)
      },
      cancel: finish,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxWaitingBytes }),
  )
  const stream: Stream = {
    ...identity,
    body,
    send: (event) => write(encoded(event)),
    beat: () => write(beat),
    end,
  }
  return stream
}
