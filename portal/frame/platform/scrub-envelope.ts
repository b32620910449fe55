import { scrubReport, scrubAddress } from '#core/platform/error-reports/scrub.ts'

/** A report on its way out: headers, and items of a header and what it is about. */
type AnyEnvelope = readonly [unknown, readonly (readonly unknown[])[]]

/** The kind of recorded moment that holds what was noted beside the page. */
const note = 5

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const scrubbedInstant = (instant: unknown): unknown =>
  isRecord(instant) && instant['type'] === note
    ? { ...instant, data: scrubReport(instant['data']) }
    : instant

/** Where the page was, and where its links lead. */
const withoutSecrets = (field: string, value: unknown): unknown =>
  field === 'href' && typeof value === 'string' ? scrubAddress(value) : value

/** A recording: a line about it, then its moments as JSON. One that cannot be read is not sent. */
export const scrubbedRecording = (recording: unknown): string => {
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

/** Everything that leaves goes through here: scrubbed, whatever kind of report it is. */
export const scrubbedEnvelope = <E>(envelope: E): E => {
  // Each kind of envelope has these two parts; the shape stays what it was.
  const [head, items] = envelope as AnyEnvelope
  const scrubbed = items.map(([header, payload]) => {
    if (!isRecord(header) || header['type'] !== 'replay_recording')
      return [header, scrubReport(payload)]
    const recording = scrubbedRecording(payload)
    return [{ ...header, length: byteLength(recording) }, recording]
  })
  return [scrubReport(head), scrubbed] as E
}
