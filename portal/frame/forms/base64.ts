/** The base64 of a file. */
export const toBase64 = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // In chunks, because the number of call arguments is limited.
  const parts = Array.from({ length: Math.ceil(bytes.length / 8_192) }, (_, part) =>
    String.fromCharCode(...bytes.subarray(part * 8_192, (part + 1) * 8_192)),
  )
  return btoa(parts.join(''))
}
