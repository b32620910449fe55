/** The version of the user interface in error reports (spec 1 §9). */
export const uiVersion = '0.0.1'
