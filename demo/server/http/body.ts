import { Refusal } from '../kernel/refusal.ts'

/** Most bytes of a JSON body, and of those that carry a file. */
const mostBytes = 1_048_576
const mostBytesOf: Readonly<Record<string, number>> = { putMyPhoto: 2_800_000 }

const tooLarge = (): Refusal => new Refusal(413, 'bodyTooLarge')

const readText = async (request: Request, most: number): Promise<string> => {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw tooLarge()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > most) throw tooLarge()
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

/** The JSON body of a request to an endpoint; undefined when it is empty. */
export const readJson = async (request: Request, endpointId = ''): Promise<unknown> => {
  try {
    const text = await readText(request, mostBytesOf[endpointId] ?? mostBytes)
    return text.trim() === '' ? undefined : JSON.parse(text)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'malformedJson')
  }
}
