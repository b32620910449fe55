const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57

/** Whether a byte belongs to a word: a digit, a small letter, or a part of a letter beyond ASCII. */
const isOfWord = (byte: number): boolean =>
  isDigit(byte) || (byte >= 97 && byte <= 122) || byte > 127

/** Between the values of a searched text. */
const newLine = 10

const space = 32

/** Wide parts, and others, that are enough: a row that is found by them is compared with the whole text. */
const most = { wide: 8, other: 12 } as const

/** Bytes on both sides of a break in a wide part: as many as the text has. */
const sides = [3, 2] as const

/** Some bytes as one number. */
const numberOf = (bytes: Uint8Array, from: number, count: number): number =>
  bytes.subarray(from, from + count).reduce((number, byte) => number * 256 + byte, 0)

/** A wide part: the bytes before and after a break as one number. */
interface Wide {
  readonly middle: number
  readonly side: (typeof sides)[number]
}

const wideNumber = (bytes: Uint8Array, { middle, side }: Wide): number =>
  -1 -
  Number(
    (BigInt(numberOf(bytes, middle - side, side)) * 16_777_213n +
      BigInt(numberOf(bytes, middle + 1, side))) %
      2_147_483_647n,
  )

const widesOf = (bytes: Uint8Array): readonly Wide[] =>
  [...bytes.keys()].flatMap((middle) => {
    const byte = bytes[middle] ?? 0
    if (isOfWord(byte) || byte === newLine) return []
    const side = sides.find((each) => middle >= each && middle + each < bytes.length)
    return side === undefined ? [] : [{ middle, side }]
  })

/**
 * Parts of the index (`search_parts` of the migrations) that a text must have in which another, of small letters,
 * is found: those over breaks between words, with three or two bytes on both sides where it has so many;
 * each third one of numbers and their last, and the first one of a number that begins with two letters and
 * a break; of two words with a space the first one; without numbers and wide parts the first one, with one
 * break or none the last one too, and of a single word each third one. The others mostly say again what these
 * say, and their lists are long.
 */
export const soughtParts = (sought: string): readonly number[] => {
  const bytes = new TextEncoder().encode(sought)
  const places = Array.from({ length: Math.max(0, bytes.length - 2) }, (_, at) => at)
  const last = places.length - 1
  const byteAt = (at: number): number => bytes[at] ?? 0
  const wides = widesOf(bytes).slice(0, most.wide)
  const isBreak = (at: number): boolean => !isOfWord(byteAt(at + 1))
  const isNumber = (at: number): boolean =>
    [at, at + 1, at + 2].some((each) => isDigit(byteAt(each)))
  const isInWide = (at: number): boolean =>
    wides.some(({ middle, side }) => at >= middle - side && at + 2 <= middle + side)
  const breaks = places.filter(isBreak).length
  const areTwoWords = wides.length === 1 && bytes[wides[0]?.middle ?? -1] === space
  const isPlain = wides.length === 0 && !places.some(isNumber)
  const isChosen = (at: number): boolean =>
    isBreak(at) ||
    (isNumber(at) && (at % 3 === 0 || at === last)) ||
    (at === 0 && (areTwoWords || !isOfWord(byteAt(2)))) ||
    (isPlain && (at === 0 || (at === last && breaks < 2) || (at % 3 === 0 && breaks === 0)))
  const parts = [
    ...wides.map((each) => wideNumber(bytes, each)),
    ...places
      .filter((at) => isChosen(at) && !isInWide(at))
      .slice(0, most.other)
      .map((at) => numberOf(bytes, at, 3)),
  ]
  return [...new Set(parts)]
}
