/** `standard`: ACCOUNT DETAILS; `pro`: GENERAL INFORMATION, which asks more (spec 2 §2). */
export type DetailsVariant = 'standard' | 'pro'
