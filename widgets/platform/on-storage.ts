/** Calls when another tab of this origin changed what the device keeps; gives back how to stop. */
export const onStorage = (listener: () => void): (() => void) => {
  const hear = ({ storageArea }: StorageEvent) => {
    if (storageArea === localStorage) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
