/** The status of a call, once its body has been read. */
export const statusOf = async (
  address: string,
  headers: Headers | Readonly<Record<string, string>>,
): Promise<number> => {
  const answer = await fetch(address, { headers })
  await answer.arrayBuffer()
  return answer.status
}
