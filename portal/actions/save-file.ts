/** Long enough for any browser to have taken the file. */
const life = 60_000

/** Hands bytes to the browser's downloads under a name. */
export const saveFile = (bytes: Blob, name: string): void => {
  const link = document.createElement('a')
  const address = URL.createObjectURL(bytes)
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), life)
}
