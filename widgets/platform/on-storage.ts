/**
 * Calls back when another tab of this origin changes the storage. The returned function stops it.
 */
export const onStorage = (listener: () => void): (() => void) => {
  const hear = ({ storageArea }: StorageEvent) => {
    if (storageArea === localStorage) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
