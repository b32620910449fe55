import texts from '#core/wording/locales/en-US/element.json' with { type: 'json' }

/** The wrapper's own texts, for elements too light to bring the wording along. */
export const elementTexts = texts
