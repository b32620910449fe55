/**
 * Why the work of a form dialog was not done although its call was answered, such as the result of
 * one record in an answer for several. The dialog stays open and shows it.
 */
export class FormDialogError extends Error {
  override readonly name = 'FormDialogError'
}
