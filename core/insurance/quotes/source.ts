/**
 * Who asked for a quote: the agency itself, a user of its page, a client by a link or token of
 * the agency, or the provider's staff (chosen, after spec 2 §2). Texts are `quotes:source.<source>`.
 */
export const quoteSources = ['AGENCY', 'PAGE', 'CLIENT', 'STAFF'] as const
export type QuoteSource = (typeof quoteSources)[number]

/** The sources whose quotes wait in the inbox of their agency. */
export const requestSources = ['PAGE', 'CLIENT', 'STAFF'] as const satisfies readonly QuoteSource[]
