/** The last page of a single sign-on that was started in a window of its own. */
export const signedInPath = '/signed-in'
