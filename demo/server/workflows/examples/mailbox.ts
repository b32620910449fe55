const domain = 'docs-examples.example'

/** Where the codes of a reader’s links are sent; the outbox shows them. */
export const mailboxOf = (readerId: string): string => `reader-${readerId}@${domain}`

/** An SQL pattern of all these addresses. */
export const exampleMailboxes = `reader-%@${domain}`
