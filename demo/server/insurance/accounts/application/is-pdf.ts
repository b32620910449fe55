/** Whether a file is a PDF, whose header may follow other bytes (ISO 32000-1 annex H.3.4.1). */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 1_024)).toString('latin1').includes('%PDF-')
