const domain = 'docs-examples.example'

/** Where the codes of a reader’s links are sent; the outbox shows them. */
export const mailboxOf = (readerId: string): string => `reader-${readerId}@${domain}`

/** Every such address, as a pattern of SQL. */
export const exampleMailboxes = `reader-%@${domain}`
