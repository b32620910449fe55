import type { Notice } from '#core/insurance/surplus/model.ts'

/**
 * The versions of a state's notice, newest last. A published version is never edited: a change is a new
 * version, and receipts contain theirs.
 */
export type NoticeVersions = readonly [Notice, ...Notice[]]
