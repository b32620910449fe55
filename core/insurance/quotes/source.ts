/**
 * Who requested a quote: the agency itself, a user of its page, a client through the agency's link
 * or token, or provider staff (based on spec 2 §2). Texts are `quotes:source.<source>`.
 */
export const quoteSources = ['AGENCY', 'PAGE', 'CLIENT', 'STAFF'] as const
export type QuoteSource = (typeof quoteSources)[number]

/** Sources whose quotes go to the agency's inbox. */
export const requestSources = ['PAGE', 'CLIENT', 'STAFF'] as const satisfies readonly QuoteSource[]
