/** The script of a page that opens an element by a session of its own server; to be copied. */
export const sessionScriptOf = (tag: string): string =>
  `document.querySelector('${tag}').fetchSession = async () => {
  const answer = await fetch('/session', { method: 'POST' })
  if (!answer.ok) throw new Error('No session')
  return answer.json()
}`
