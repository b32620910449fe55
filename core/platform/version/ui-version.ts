/** The version of the user interface, which reports of errors name (spec 1 §9). */
export const uiVersion = '0.0.1'
