/** Long enough for any browser to have taken the file. */
const life = 60_000

/** Hands a file to the browser's downloads under its name. */
export const saveFile = (file: File): void => {
  const link = document.createElement('a')
  const address = URL.createObjectURL(file)
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), life)
}
