/** The status of a call, once its answer is read whole. */
export const statusOf = async (
  address: string,
  headers: Headers | Readonly<Record<string, string>>,
): Promise<number> => {
  const answer = await fetch(address, { headers })
  await answer.arrayBuffer()
  return answer.status
}
