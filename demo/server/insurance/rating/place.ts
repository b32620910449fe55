/** Whether a state is one of those where something is not offered. */
export const isExcludedState = (
  state: string | null | undefined,
  notInStates: readonly string[] | undefined,
): boolean => notInStates?.includes(state ?? '') ?? false
