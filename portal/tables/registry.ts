import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Every table of the portal. */
export type TableId =
  | 'quotes'
  | 'binders'
  | 'policies'
  | 'inbox'
  | 'all-quotes'
  | 'all-binders'
  | 'all-policies'
  | 'own-policies'
  | 'own-documents'

/** A table ready to stand in a screen. */
export type TableView = LazyExoticComponent<ComponentType>

/** Tables by id; each comes when a screen shows it. */
export const tables = {
  quotes: lazy(async () => ({ default: (await import('./quotes/AgencyQuotes.tsx')).AgencyQuotes })),
  binders: lazy(async () => ({
    default: (await import('./quotes/AgencyBinders.tsx')).AgencyBinders,
  })),
  policies: lazy(async () => ({
    default: (await import('./policies/AgencyPolicies.tsx')).AgencyPolicies,
  })),
  inbox: lazy(async () => ({ default: (await import('./quotes/Inbox.tsx')).Inbox })),
  'all-quotes': lazy(async () => ({ default: (await import('./quotes/AllQuotes.tsx')).AllQuotes })),
  'all-binders': lazy(async () => ({
    default: (await import('./quotes/AllBinders.tsx')).AllBinders,
  })),
  'all-policies': lazy(async () => ({
    default: (await import('./policies/AllPolicies.tsx')).AllPolicies,
  })),
  'own-policies': lazy(async () => ({
    default: (await import('./policies/OwnPolicies.tsx')).OwnPolicies,
  })),
  'own-documents': lazy(async () => ({
    default: (await import('./documents/OwnDocuments.tsx')).OwnDocuments,
  })),
} satisfies Record<TableId, TableView>
