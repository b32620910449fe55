/**
 * Calls back when another tab of this origin changed what the device stores; returns a function
 * that stops it.
 */
export const onStorage = (listener: () => void): (() => void) => {
  const hear = ({ storageArea }: StorageEvent) => {
    if (storageArea === localStorage) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
