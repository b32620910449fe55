const ends = /[.!?…]$/

/** Joins texts as sentences. A text that ends in a punctuation mark gets no second one. */
export const sentences = (...texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => (text === undefined || text === '' ? [] : [text]))
    .map((text, index, all) => (index < all.length - 1 && !ends.test(text) ? `${text}.` : text))
    .join(' ')
