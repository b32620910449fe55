/** Resolves like `work`, or rejects with `late()` on a timeout. */
export const within = async <T>(
  milliseconds: number,
  work: () => Promise<T>,
  late: () => Error,
): Promise<T> => {
  const { promise: expiry, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), milliseconds)
  try {
    return await Promise.race([work(), expiry])
  } finally {
    clearTimeout(timer)
  }
}
