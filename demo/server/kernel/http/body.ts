import { commonBodyLimit, type BodyLimit } from '#core/platform/api/endpoint.ts'
import { ApiError } from '../api-error.ts'
import { isWithin } from './bounds/json-bounds.ts'

const tooLarge = (): ApiError => new ApiError('bodyTooLarge')

const utf8 = new TextDecoder('utf-8', { fatal: true })

const readChunks = async (request: Request, max: number): Promise<Uint8Array> => {
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > max) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * A body of declared length is read at once, which costs a fifth of reading a stream. The HTTP
 * parser ends it at that length.
 */
const readBytes = async (request: Request, max: number): Promise<Uint8Array> => {
  const declared = request.headers.get('Content-Length')
  if (declared === null) return readChunks(request, max)
  if (Number(declared) > max) throw tooLarge()
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.byteLength > max) throw tooLarge()
  return bytes
}

const readText = async (request: Request, max: number): Promise<string> =>
  utf8.decode(await readBytes(request, max))

/** The JSON body of a request within its limit; undefined when it is empty. */
export const readJson = async (
  request: Request,
  limit: BodyLimit = commonBodyLimit,
): Promise<unknown> => {
  try {
    const text = await readText(request, limit.bytes)
    if (text.trim() === '') return undefined
    if (!isWithin(text, limit)) throw new ApiError('bodyTooComplex')
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('malformedJson')
  }
}
