import { scrubReport, scrubAddress } from '#core/platform/error-reports/scrub.ts'

/** A report as sent: headers, and items of a header and a body. */
type AnyEnvelope = readonly [unknown, readonly (readonly unknown[])[]]

/** The type of recorded events that carry custom data. */
const note = 5

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const scrubbedInstant = (instant: unknown): unknown =>
  isRecord(instant) && instant['type'] === note
    ? { ...instant, data: scrubReport(instant['data']) }
    : instant

/** The addresses of the page and of its links. */
const withoutSecrets = (field: string, value: unknown): unknown =>
  field === 'href' && typeof value === 'string' ? scrubAddress(value) : value

/** A recording: a header line, then its events as JSON. An unreadable one is not sent. */
export const scrubRecording = (recording: unknown): string => {
  if (typeof recording !== 'string') return ''
  const [head = '', ...rest] = recording.split('\n')
  try {
    const instants: unknown = JSON.parse(rest.join('\n'))
    return Array.isArray(instants)
      ? `${head}\n${JSON.stringify(instants.map(scrubbedInstant), withoutSecrets)}`
      : ''
  } catch {
    return ''
  }
}

const byteLength = (text: string): number => new TextEncoder().encode(text).length

/** Scrubs every kind of envelope before it is sent. */
export const scrubEnvelope = <E>(envelope: E): E => {
  // Each kind of envelope has these two parts; the shape does not change.
  const [head, items] = envelope as AnyEnvelope
  const scrubbed = items.map(([header, payload]) => {
    if (!isRecord(header) || header['type'] !== 'replay_recording')
      return [header, scrubReport(payload)]
    const recording = scrubRecording(payload)
    return [{ ...header, length: byteLength(recording) }, recording]
  })
  return [scrubReport(head), scrubbed] as E
}
