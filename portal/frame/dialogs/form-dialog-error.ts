/**
 * Thrown by a form dialog's work that failed although its call succeeded, such as one record in a
 * bulk response. The dialog stays open and shows it.
 */
export class FormDialogError extends Error {
  override readonly name = 'FormDialogError'
}
