import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { RecordGrant, Viewer } from '../viewer.ts'

/**
 * A type of viewer: the account type of a user, a page's key, or the kind of record that a token
 * opens.
 */
export type ViewerType = AccountType | 'anonymous' | 'key' | `${RecordGrant['kind']} token`

/** Links by which a viewer type's records are found. */
export type Link =
  | 'organisation'
  | 'agency'
  | 'company'
  | 'account'
  | 'quote'
  | 'policy'
  | 'comparison'
  | 'embedUser'
export type Links = { readonly [L in Link]?: string | undefined }

/**
 * Which records of a kind each viewer type sees: all, or those that share every named link with the
 * viewer type. A viewer type that is not listed sees none.
 */
export type VisibilityTable<L extends Link = Link> = {
  readonly [R in ViewerType]?: 'all' | readonly L[]
}

/** The type of a viewer. */
export const viewerTypeOf = (viewer: Viewer): ViewerType => {
  if (viewer.kind === 'user') return viewer.accountType
  return viewer.kind === 'record' ? `${viewer.grant.kind} token` : viewer.kind
}

/** The links of a viewer. */
export const linksOf = (viewer: Viewer): Links => {
  switch (viewer.kind) {
    case 'anonymous':
      return {}
    case 'key':
      return { agency: viewer.agencyId, embedUser: viewer.embedUserId }
    case 'record':
      return { agency: viewer.agencyId, [viewer.grant.kind]: viewer.grant.id }
    case 'user': {
      const { accountType, accountId: organisation } = viewer
      if (accountType === 'AGENCY') return { organisation, agency: organisation }
      return accountType === 'CUSTOMER' ? { organisation, account: organisation } : { organisation }
    }
  }
}

/** How many records of a kind a viewer type sees, in values of the access table. */
export type Extent = 'all' | 'own' | 'none'

/** The extent of a viewer type in a visibility table. */
export const extentOf = (visibility: VisibilityTable, viewerType: ViewerType): Extent => {
  const links = visibility[viewerType] ?? []
  if (links === 'all') return 'all'
  return links.length > 0 ? 'own' : 'none'
}

/** Whether a record with these links is among those that a viewer sees. */
export const isWithin = (visibility: VisibilityTable, viewer: Viewer, record: Links): boolean => {
  const requiredLinks = visibility[viewerTypeOf(viewer)] ?? []
  if (requiredLinks === 'all') return true
  const own = linksOf(viewer)
  return (
    requiredLinks.length > 0 &&
    requiredLinks.every((link) => own[link] !== undefined && own[link] === record[link])
  )
}
