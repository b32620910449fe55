import { generateKeyPairSync, sign } from 'node:crypto'

/** One DER value: its tag, its length and its contents. */
const der = (tag: number, ...contents: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(contents)
  const { length } = body
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

const sequence = (...contents: readonly Uint8Array[]) => der(0x30, ...contents)
const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
const commonName = Buffer.from('0603550403', 'hex')
const nameOf = (host: string) =>
  sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(host)))))
/** `20261231235959Z` */
const timeOf = (instant: Date) =>
  der(0x18, Buffer.from(`${instant.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`))

/** A self-signed certificate with its key, in PEM. */
export const selfSigned = (
  host: string,
  ends: Date,
): { readonly key: string; readonly cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const content = sequence(
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    nameOf(host),
    sequence(timeOf(new Date(0)), timeOf(ends)),
    nameOf(host),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const bytes = sequence(content, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${bytes}\n-----END CERTIFICATE-----\n`,
  }
}
