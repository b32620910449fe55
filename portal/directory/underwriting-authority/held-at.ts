import type {
  AuthorityPlace,
  AuthorityEntry,
} from '#core/directory/underwriting-authority/model.ts'

/** The limits of a holder in a region and line; undefined where the role's count. */
export const heldAt = (
  content: readonly AuthorityEntry[],
  { kind, id, region, line }: Required<AuthorityPlace>,
): AuthorityEntry | undefined =>
  content.find(
    (each) =>
      each.holder.id === id &&
      each.holder.kind === kind &&
      each.region === region &&
      each.line === line,
  )
