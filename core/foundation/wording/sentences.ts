const ends = /[.!?…]$/

/** Texts as sentences after each other: one that ends in a mark of its own gets no second one. */
export const sentences = (...texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => (text === undefined || text === '' ? [] : [text]))
    .map((text, index, all) => (index < all.length - 1 && !ends.test(text) ? `${text}.` : text))
    .join(' ')
