import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls'
import type { Observation } from '../score-provider.ts'

const timeout = 5_000
const day = 86_400_000
/** Days before its expiry by which a certificate should have been replaced. */
const renewalDays = 14

/** Opens a connection, reads from it and closes it; undefined if it fails. */
const withConnection = <T>(
  options: ConnectionOptions,
  signal: AbortSignal,
  read: (socket: TLSSocket) => T,
): Promise<T | undefined> =>
  new Promise((resolve) => {
    const socket = connect({ ...options, rejectUnauthorized: false })
    const end = (value: T | undefined): void => {
      signal.removeEventListener('abort', stop)
      socket.destroy()
      resolve(value)
    }
    const stop = (): void => end(undefined)
    signal.addEventListener('abort', stop)
    socket.setTimeout(timeout, stop)
    socket.once('error', stop)
    socket.once('secureConnect', () => end(read(socket)))
  })

interface Server {
  readonly host: string
  readonly address: string
  readonly port: number
}

interface Certificate {
  readonly error: string | undefined
  readonly ends: string
}

const certificateOf = (socket: TLSSocket): Certificate => ({
  // Node returns the error code, although it is typed as an error
  error: socket.authorized ? undefined : String(socket.authorizationError),
  ends: socket.getPeerCertificate().valid_to,
})

/** Checks the certificate and the TLS versions of a server; undefined without TLS. */
export const checkTls = async (
  { host, address, port }: Server,
  now: Date,
  signal: AbortSignal,
): Promise<readonly Observation[] | undefined> => {
  const options = { host: address, port, servername: host }
  const certificate = await withConnection(options, signal, certificateOf)
  if (certificate === undefined) return undefined
  const found: Observation[] = []
  const add = (kind: Observation['kind'], evidence: string): void =>
    void found.push({ kind, source: 'tls', subject: host, evidence })
  if (certificate.error !== undefined) {
    add('certificateInvalid', certificate.error)
  } else if (Date.parse(certificate.ends) - now.getTime() < renewalDays * day) {
    add('certificateEnding', `Certificate expires ${certificate.ends}`)
  }
  const old = await withConnection(
    { ...options, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
    signal,
    (socket) => socket.getProtocol(),
  )
  if (typeof old === 'string') add('tlsOutdated', `${old} accepted`)
  return found
}
