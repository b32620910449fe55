import { expect, test } from 'vitest'
import { daysFrom, daysUpTo, longest, type Span } from './periods.ts'

/** The days of some marks. */
const daysOf = ({ marks }: Span): readonly number[] =>
  marks
    .flatMap((mark) => {
      const [length = 0, number = 0] = mark.split('d:').map(Number)
      return Array.from({ length }, (_, at) => number * length + at)
    })
    .toSorted((a, b) => a - b)

const days = Array.from({ length: 2 * longest }, (_, at) => 20_000 + at)

test('the days from one on are covered once each, up to the first of the longest periods', () => {
  for (const day of days) {
    const span = daysFrom(day)
    const end = span.edge * longest
    expect(daysOf(span)).toEqual(Array.from({ length: end - day }, (_, at) => day + at))
    expect(end - day).toBeLessThan(longest)
    expect(span.marks.length).toBeLessThan(16)
  }
})

test('the days up to one are covered once each, from the last of the longest periods', () => {
  for (const day of days) {
    const span = daysUpTo(day)
    const begin = (span.edge + 1) * longest
    expect(daysOf(span)).toEqual(Array.from({ length: day + 1 - begin }, (_, at) => begin + at))
    expect(span.marks.length).toBeLessThan(16)
  }
})
