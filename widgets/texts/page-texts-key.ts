/** The name of the list of texts that pages gave, on the global object: one a page, also with two versions of the elements on it. */
export const pageTextsKey = Symbol.for('parapet.texts')

/** Dispatched on the document when a page gives texts. */
export const pageTextsChanged = 'parapet-texts-given'

/** Whether the page has texts of its own. */
export const hasPageTexts = (): boolean => pageTextsKey in globalThis
