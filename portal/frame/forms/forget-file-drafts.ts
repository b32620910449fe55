/** The IndexedDB database of unsent files from pages of mailed links. */
export const fileDraftsName = 'parapet-drafts'

/** Removes every file after a sign-out, so that the next user finds none. */
export const forgetFileDrafts = (): void => {
  try {
    indexedDB.deleteDatabase(fileDraftsName)
  } catch {
    // Blocked storage has no files.
  }
}
