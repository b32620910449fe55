/** Where a single sign-on ends that was begun in a window of its own. */
export const signedInPath = '/signed-in'
