/** Loads the view that updates the policyholder. */
export const loadPolicyholderView = async () =>
  (await import('./PolicyholderDialog.tsx')).PolicyholderDialog
