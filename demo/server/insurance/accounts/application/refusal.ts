/** Why a file cannot be read; each is a text of `api-errors`. */
export const refusals = [
  'tooLarge',
  'unknownKind',
  'protected',
  'broken',
  'tooManyPages',
  'tooManyFields',
  'noFields',
  'severalCompanies',
] as const
export type Refusal = (typeof refusals)[number]

/** A file that cannot be read, with the reason. */
export class RefusedFile extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}
