import * as z from 'zod/mini'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { FileAnswer, RedirectAnswer, StreamAnswer } from '../route.ts'

const asciiName = (name: string): string => name.replace(/[^\w.-]+/g, '-')

/** A file name without folders, in ASCII and in the extended form for every character. */
const extendedName = (name: string): string => encodeURIComponent(name.replace(/[/\\]+/g, '-'))

const fileResponse = ({ name, type, bytes }: FileAnswer): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `inline; filename="${asciiName(name)}"; filename*=UTF-8''${extendedName(name)}`,
    },
  })

/**
 * Encodes a handler's result by the endpoint's shape. Throws if it does not match, which is a
 * defect.
 */
export const answerOf = (endpoint: Endpoint, value: unknown): Response => {
  if (endpoint.returns === 'redirect') {
    const { location } = value as RedirectAnswer
    return new Response(null, { status: 302, headers: { Location: location } })
  }
  if (endpoint.returns === 'stream') {
    return new Response(value as StreamAnswer, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        // a buffering proxy would delay the events
        'X-Accel-Buffering': 'no',
      },
    })
  }
  if (endpoint.returns === 'file' && value !== undefined) return fileResponse(value as FileAnswer)
  if (!endpoint.answer) return new Response(null, { status: 204 })
  return Response.json(z.encode(endpoint.answer, value))
}
