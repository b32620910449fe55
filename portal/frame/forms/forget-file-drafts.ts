/** The browser's database of files that were chosen on pages of mailed links and not sent yet. */
export const fileDraftsName = 'parapet-drafts'

/** Removes every file: a user has signed out, and nobody after them sees what was theirs. */
export const forgetFileDrafts = (): void => {
  try {
    indexedDB.deleteDatabase(fileDraftsName)
  } catch {
    // where storage is blocked there are none
  }
}
