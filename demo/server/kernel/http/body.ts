import { commonBodyLimit, type BodyLimit } from '#core/platform/api/endpoint.ts'
import { ApiError } from '../api-error.ts'
import { isWithin } from './bounds/json-bounds.ts'

const tooLarge = (): ApiError => new ApiError('bodyTooLarge')

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
