import type { ContactFields } from '#core/insurance/contacts/model.ts'

const fields = ['contactFirstName', 'contactLastName', 'contactEmail', 'contactPhone'] as const

interface ContactReadings {
  /** The form's values. */
  readonly mine: ContactFields
  /** The values before editing. */
  readonly base: ContactFields
  /** The values that another user saved meanwhile. */
  readonly theirs: ContactFields
}

interface MergedContact {
  /** Untouched fields that take the other user's values. */
  readonly taken: readonly (keyof ContactFields)[]
  /** Fields that both changed differently; the form keeps its own values. */
  readonly both: readonly (keyof ContactFields)[]
}

/** Merges a contact that another user saved while it was edited. */
export const mergedContact = ({ mine, base, theirs }: ContactReadings): MergedContact => {
  const changed = fields.filter(
    (field) => theirs[field] !== base[field] && theirs[field] !== mine[field],
  )
  return {
    taken: changed.filter((field) => mine[field] === base[field]),
    both: changed.filter((field) => mine[field] !== base[field]),
  }
}
