import { liveEvent, type LiveEvent } from './model.ts'

/** Maximum characters of one event; a longer one cannot come from our server. */
const maxLength = 65_536

const parseEvent = (block: string): LiveEvent | undefined => {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
  if (data.length === 0) return undefined
  try {
    return liveEvent.safeParse(JSON.parse(data.join('\n'))).data
  } catch {
    return undefined
  }
}

/**
 * Reads server-sent events until the stream ends or the signal aborts. Calls back with each event
 * of a known shape, and without one for any other sign that the stream is open.
 */
export const readEvents = async (
  body: ReadableStream<Uint8Array>,
  onEvent: (event: LiveEvent | undefined) => void,
  signal?: AbortSignal,
): Promise<void> => {
  const reader = body.getReader()
  const cancel = (): void => void reader.cancel().catch(() => {})
  if (signal?.aborted === true) cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    // the parts of a stream arrive in sequence
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read()
    if (done) return
    rest += decoder.decode(value, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    if (rest.length > maxLength) throw new Error('An event without an end')
    for (const block of blocks) onEvent(parseEvent(block))
  }
}
