const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const encodedName = /filename\*=UTF-8''([^;\s]+)/i
const plainName = /filename="([^"]*)"/i

/** The file name in a Content-Disposition header (RFC 6266); undefined without one. */
const fileNameOf = (header: string): string | undefined =>
  decoded(encodedName.exec(header)?.[1] ?? '') || plainName.exec(header)?.[1] || undefined

/** The bytes of a response as a file with the server's name, or `file` without one. */
export const fileOfAnswer = (bytes: Blob, headers: Headers): File =>
  new File([bytes], fileNameOf(headers.get('Content-Disposition') ?? '') ?? 'file', {
    type: bytes.type,
  })
