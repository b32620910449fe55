import type { AuthorityPlace, HeldAuthority } from '#core/directory/underwriting-authority/model.ts'

/** The limits of a holder in a region and line; undefined where the role's count. */
export const heldAt = (
  content: readonly HeldAuthority[],
  { kind, id, region, line }: Required<AuthorityPlace>,
): HeldAuthority | undefined =>
  content.find(
    (each) =>
      each.holder.id === id &&
      each.holder.kind === kind &&
      each.region === region &&
      each.line === line,
  )
