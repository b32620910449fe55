import type { ContactFields } from '#core/insurance/contacts/model.ts'

const fields = ['contactFirstName', 'contactLastName', 'contactEmail', 'contactPhone'] as const

interface ContactReadings {
  /** As the form has it. */
  readonly mine: ContactFields
  /** As it was read before it was edited. */
  readonly base: ContactFields
  /** As somebody else saved it meanwhile. */
  readonly theirs: ContactFields
}

interface MergedContact {
  /** Fields that were not touched here and become theirs. */
  readonly taken: readonly (keyof ContactFields)[]
  /** Fields that both changed, each to something else; the form keeps its own values. */
  readonly both: readonly (keyof ContactFields)[]
}

/** What becomes of each field of a contact that somebody else saved while it was edited. */
export const mergedContact = ({ mine, base, theirs }: ContactReadings): MergedContact => {
  const changed = fields.filter(
    (field) => theirs[field] !== base[field] && theirs[field] !== mine[field],
  )
  return {
    taken: changed.filter((field) => mine[field] === base[field]),
    both: changed.filter((field) => mine[field] !== base[field]),
  }
}
