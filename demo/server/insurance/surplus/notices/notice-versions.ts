import type { Notice } from '#core/insurance/surplus/model.ts'

/**
 * The versions of a state's notice, newest last. A published version is never edited: each change
 * adds a version, and a receipt contains the version that was signed.
 */
export type NoticeVersions = readonly [Notice, ...Notice[]]
