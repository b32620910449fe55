/** Whether a byte belongs to a word: a digit, a small letter, or a part of a letter beyond ASCII. */
const isOfWord = (byte: number): boolean =>
  isDigit(byte) || (byte >= 97 && byte <= 122) || byte > 127

const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57

/** Between the values of a searched text. */
const newLine = 10

/** Three bytes as one number. */
const numberOf = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)

/** Wide parts, and others, that are enough: a row that is found by them is compared with the whole text. */
const most = { wide: 8, other: 12 } as const

/** A wide part: the three bytes before and after a break. */
const wideOf = (bytes: Uint8Array, at: number): number =>
  -1 -
  Number(
    (BigInt(numberOf(bytes, at - 3)) * 16_777_213n + BigInt(numberOf(bytes, at + 1))) %
      2_147_483_647n,
  )

/**
 * Parts of the index (`search_parts` of the migrations) that a text must have in which another, of small letters,
 * is found: those over breaks between words, with three bytes on both sides where it has so many; each
 * third one of numbers and their last, and the first one of a number that begins with two letters and
 * a break; without numbers and wide parts the first one, with one break or none the last one too, and
 * of a single word each third one. The others mostly say again what these say, and their lists are long.
 */
export const soughtParts = (sought: string): readonly number[] => {
  const bytes = new TextEncoder().encode(sought)
  const places = Array.from({ length: Math.max(0, bytes.length - 2) }, (_, at) => at)
  const last = places.length - 1
  const byteAt = (at: number): number => bytes[at] ?? 0
  const isBreak = (at: number): boolean => !isOfWord(byteAt(at + 1))
  const isNumber = (at: number): boolean =>
    [at, at + 1, at + 2].some((each) => isDigit(byteAt(each)))
  const isWide = (at: number): boolean =>
    isBreak(at) && byteAt(at + 1) !== newLine && at >= 2 && at <= last - 2
  const breaks = places.filter(isBreak).length
  const wide = places.filter(isWide)
  const isPlain = wide.length === 0 && !places.some(isNumber)
  const isChosen = (at: number): boolean =>
    (isBreak(at) && !isWide(at)) ||
    (isNumber(at) && (at % 3 === 0 || at === last)) ||
    (at === 0 && !isOfWord(byteAt(2))) ||
    (isPlain && (at === 0 || (at === last && breaks < 2) || (at % 3 === 0 && breaks === 0)))
  const parts = [
    ...wide.slice(0, most.wide).map((at) => wideOf(bytes, at + 1)),
    ...places
      .filter(isChosen)
      .slice(0, most.other)
      .map((at) => numberOf(bytes, at)),
  ]
  return [...new Set(parts)]
}
