/** Why a file cannot be read; each is a key of `api-errors`. */
export type UnreadableReason =
  | 'tooLarge'
  | 'unknownKind'
  | 'protected'
  | 'broken'
  | 'tooComplex'
  | 'tooManyPages'
  | 'tooManyFields'
  | 'noFields'
  | 'dynamicForm'
  | 'severalCompanies'
  | 'moreValues'

/** A file that cannot be read, with the reason. */
export class UnreadableFileError extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(reason)
    this.reason = reason
  }
}
