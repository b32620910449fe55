import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Milliseconds in which a sender can read its response before the connection is closed. */
const linger = 500

const tooLargeText = (): string => {
  const body = JSON.stringify({
    status: 413,
    code: 'bodyTooLarge',
    detail: 'The request is too large.',
    requestId: randomUUID(),
  })
  return [
    'HTTP/1.1 413 Content Too Large',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    '',
    body,
  ].join('\r\n')
}

/**
 * Responds on the socket, so that the reader of the body sees it as truncated. Later data is
 * discarded for a short time, because closing immediately would lose the response.
 */
const refuse = (request: IncomingMessage, response: ServerResponse): void => {
  const { socket } = request
  request.push = () => true
  request.resume()
  // A response that has started, or that waits behind another on its connection, cannot be
  // replaced.
  if (response.headersSent || response.socket === null) return void socket.destroy()
  socket.end(tooLargeText())
  setTimeout(() => socket.destroy(), linger).unref()
}

/** Closes the connection of an unread body that continues after its response. */
const closeAfterAnswer = (request: IncomingMessage, response: ServerResponse): void => {
  response.once('finish', () => {
    if (request.complete) return
    setTimeout(() => {
      if (!request.complete) request.socket.destroy()
    }, linger).unref()
  })
}

/** Counts bytes at the connection, however they are read. */
const countBytes = (request: IncomingMessage, max: number, exceeded: () => void): void => {
  const push = request.push.bind(request)
  let bytes = 0
  request.push = (chunk: Buffer | null, encoding) => {
    bytes += chunk?.length ?? 0
    if (bytes <= max) return push(chunk, encoding)
    exceeded()
    return true
  }
}

/**
 * Makes a server reject bodies of more than `max` bytes with 413 and close their connections,
 * whether they declare their length or are chunked. With 0, bodies without a declared length are
 * rejected at once.
 */
export const boundBodies = (server: EventEmitter, max: number): void => {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': declared = '0', 'transfer-encoding': encoding } = request.headers
    if (Number(declared) > max || (max === 0 && encoding !== undefined)) {
      return refuse(request, response)
    }
    countBytes(request, max, () => refuse(request, response))
    closeAfterAnswer(request, response)
    for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  })
}
