/** Forms of ownership of a company. */
export const ownershipTypes = [
  'Private',
  'Public',
  'Partnership',
  'Non-Profit',
  'Government',
] as const

/** Legal kinds of a company. */
export const entityTypes = [
  'Corporation',
  'LLC',
  'Partnership',
  'Sole Proprietor',
  'Non-Profit',
  'Government',
] as const
