/** The global key of the page's texts, shared by all versions of the elements on the page. */
export const pageTextsKey = Symbol.for('parapet.texts')

/** Dispatched on the document when the page sets texts. */
export const pageTextsChanged = 'parapet-texts-given'

/** Whether the page has texts of its own. */
export const hasPageTexts = (): boolean => pageTextsKey in globalThis
