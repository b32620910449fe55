/**
 * `standard`: the questions of the assessment card; `extended`: more of controls and of the past;
 * `backups`: those and details of backups (spec 2 §3, "P250 details").
 */
export type SecurityVariant = 'standard' | 'extended' | 'backups'
