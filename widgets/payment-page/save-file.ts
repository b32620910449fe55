/** Saves a file through the browser's downloads. */
export const saveFile = (file: File): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser has read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
