/** Milliseconds after which every browser has read the file. */
const ttl = 60_000

/** Saves a file through the browser's downloads. */
export const saveFile = (file: File): void => {
  const link = document.createElement('a')
  const address = URL.createObjectURL(file)
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), ttl)
}
