/** Loads the view that updates the policyholder, with the files that it imports. */
export const loadPolicyholderView = async () =>
  (await import('./PolicyholderDialog.tsx')).PolicyholderDialog
