import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { RecordGrant, Viewer } from '../viewer.ts'

/** A reader: the account type of a user, a page's key, or the kind of record that a token opens. */
export type Reader = AccountType | 'anonymous' | 'key' | `${RecordGrant['kind']} token`

/** Links by which a reader's records are found. */
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
 * Which records of a kind each reader sees: all, or those that share every named link with the
 * reader. A reader who is not listed sees none.
 */
export type VisibilityTable<L extends Link = Link> = {
  readonly [R in Reader]?: 'all' | readonly L[]
}

/** The reader of a viewer. */
export const readerOf = (viewer: Viewer): Reader => {
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

/** How many records of a kind a reader sees, in values of the access table. */
export type Extent = 'all' | 'own' | 'none'

/** The extent of a reader in a visibility table. */
export const extentOf = (visibility: VisibilityTable, reader: Reader): Extent => {
  const links = visibility[reader] ?? []
  if (links === 'all') return 'all'
  return links.length > 0 ? 'own' : 'none'
}

/** Whether a record with these links is among those that a viewer sees. */
export const isWithin = (visibility: VisibilityTable, viewer: Viewer, record: Links): boolean => {
  const wanted = visibility[readerOf(viewer)] ?? []
  if (wanted === 'all') return true
  const own = linksOf(viewer)
  return (
    wanted.length > 0 &&
    wanted.every((link) => own[link] !== undefined && own[link] === record[link])
  )
}
