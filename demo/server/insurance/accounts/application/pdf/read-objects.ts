import { inflateSync, constants } from 'node:zlib'
import { UnreadableFileError } from '../unreadable-file.ts'
import type { WorkBudget } from '../work-budget.ts'
import { decrypted, type Decrypt } from './decrypt.ts'
import { takeKeyword, takeValue, type Cursor } from './parse-value.ts'
import { asName, asNumber, type PdfDictionary, type PdfValue } from './values.ts'

/** Maximum total bytes of a file's compressed objects. */
const maxInflated = 8_000_000

/** The fewest bytes of an object's number and offset in a stream's header: `1 0 `. */
const minEntryLength = 4

/** Each string of an encrypted file has its own key, which costs as much as many values. */
const stepsPerText = 10

/** The objects of a file by number, and its trailers. */
export interface PdfFile {
  readonly objects: ReadonlyMap<number, PdfValue>
  readonly trailers: readonly PdfDictionary[]
  /** The bytes of an object's stream; undefined if it has none that can be read. */
  streamOf(id: number): string | undefined
}

/** Inflates within the remaining limit: a small file may inflate to gigabytes. */
const inflate = (bytes: Buffer, max: number): string | undefined => {
  try {
    const options = { maxOutputLength: max, finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(bytes, options).toString('latin1')
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    if (isTooLarge) throw new UnreadableFileError('tooLarge')
    return undefined
  }
}

/** The objects inside an object stream (ISO 32000-1 §7.5.7). */
const parseObjectStream = (
  source: string,
  { entries }: PdfDictionary,
  budget: WorkBudget,
): [number, PdfValue][] => {
  const count = asNumber(entries.get('N')) ?? 0
  const first = asNumber(entries.get('First')) ?? 0
  // a count that the bytes cannot hold
  if (count > Math.ceil(source.length / minEntryLength)) throw new UnreadableFileError('broken')
  const head: Cursor = { source, budget, at: 0 }
  const places = Array.from({ length: count }, () => [
    asNumber(takeValue(head)),
    asNumber(takeValue(head)),
  ])
  let read = 0
  return places.flatMap(([id, offset]) => {
    if (id === undefined || offset === undefined) return []
    const cursor: Cursor = { source, budget, at: first + offset }
    const value = takeValue(cursor)
    // overlapping objects would be read over and over
    read += cursor.at - first - offset
    if (read > 2 * source.length) throw new UnreadableFileError('broken')
    return [[id, value] as [number, PdfValue]]
  })
}

/**
 * Reads the objects of a PDF in file order; the last one with a number counts. Unlike PDF libraries it
 * decompresses only objects, and only within a limit.
 */
export const readObjects = (bytes: Uint8Array, budget: WorkBudget, decrypt?: Decrypt): PdfFile => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const source = buffer.toString('latin1')
  const objects = new Map<number, PdfValue>()
  const trailers: PdfDictionary[] = []
  const streams = new Map<number, () => string | undefined>()
  const heads = /(\d{1,10})[\0\t\n\f\r ]{1,8}(\d{1,5})[\0\t\n\f\r ]{1,8}obj|trailer/g
  let left = maxInflated
  let hasEnds = true

  /** The end of the stream that starts at a position; the end of the file if it is not marked. */
  const endOf = (start: number): number => {
    // if no end is found here, there is none later either, so the file is not searched again
    const end = hasEnds ? source.indexOf('endstream', start) : -1
    if (end !== -1) return end
    hasEnds = false
    return source.length
  }

  /** The data of a stream that is deflated or not compressed. */
  const dataOf = ({ entries }: PdfDictionary, data: Buffer): string | undefined => {
    if (entries.has('DecodeParms')) return undefined
    const filter = entries.get('Filter')
    const only = filter?.kind === 'list' && filter.items.length === 1 ? filter.items[0] : filter
    const text =
      asName(only) === 'FlateDecode'
        ? inflate(data, left)
        : only === undefined
          ? data.toString('latin1')
          : undefined
    left -= text?.length ?? 0
    if (left <= 0) throw new UnreadableFileError('tooLarge')
    return text
  }

  /** Objects inside a stream; decoded when they are requested. */
  const takeStream = (
    owner: number | undefined,
    dictionary: PdfDictionary,
    start: number,
    end: number,
    open: (data: Buffer) => Buffer,
  ): void => {
    const { entries } = dictionary
    const type = asName(entries.get('Type'))
    if (type === 'XRef') trailers.push(dictionary)
    const read = () => dataOf(dictionary, open(buffer.subarray(start, end)))
    if (type !== 'ObjStm') {
      if (owner !== undefined) streams.set(owner, read)
      return
    }
    const text = read()
    if (text === undefined) return
    for (const [id, value] of parseObjectStream(text, dictionary, budget)) objects.set(id, value)
  }

  for (let head = heads.exec(source); head !== null; head = heads.exec(source)) {
    const cursor: Cursor = { source, budget, at: heads.lastIndex }
    const value = takeValue(cursor)
    const [, id, generation] = head
    const open = (data: Uint8Array): Buffer =>
      decrypt ? decrypt(data, Number(id), Number(generation)) : Buffer.from(data)
    const openText = (data: Uint8Array): Buffer => {
      budget.spend(stepsPerText)
      return open(data)
    }
    if (id === undefined) {
      if (value.kind === 'dictionary') trailers.push(value)
    } else {
      streams.delete(Number(id))
      objects.set(Number(id), decrypt ? decrypted(value, openText) : value)
    }
    if (value.kind === 'dictionary' && takeKeyword(cursor, 'stream')) {
      const start = cursor.at + (source.startsWith('\r\n', cursor.at) ? 2 : 1)
      cursor.at = endOf(start)
      takeStream(id === undefined ? undefined : Number(id), value, start, cursor.at, open)
    }
    heads.lastIndex = Math.max(heads.lastIndex, cursor.at)
  }
  const opened = new Map<number, string | undefined>()
  const streamOf = (id: number): string | undefined => {
    // many fields may share one
    if (!opened.has(id)) opened.set(id, streams.get(id)?.())
    return opened.get(id)
  }
  return { objects, trailers, streamOf }
}
