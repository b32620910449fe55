/** One measured figure with its limit or aim. */
export interface Figure {
  readonly what: string
  /** The measured value with its unit: `98.2 kB`. */
  readonly value: string
  /** The limit or aim, with its unit. */
  readonly aim: string
  /** Measured divided by the aim. */
  readonly ratio: number
}

/** The figures as lines for a terminal. */
export const figureLines = (figures: readonly Figure[]): readonly string[] =>
  figures.map(
    ({ what, value, aim, ratio }) =>
      `${what.padEnd(44)} ${value.padStart(12)} ${`${ratio.toFixed(2)} × ${aim}`.padStart(24)}`,
  )

/** The figures as a table for `demo/FIGURES.md`. */
export const figureTable = (figures: readonly Figure[]): string =>
  [
    '| figure | measured | aim | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...figures.map(
      ({ what, value, aim, ratio }) => `| ${what} | ${value} | ${aim} | ${ratio.toFixed(2)} |`,
    ),
  ].join('\n')
